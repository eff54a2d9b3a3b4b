import type { EditedPage, LayoutAnswer } from '../api/StudioApi.ts';
import type { Layout } from '../editing/layout.ts';
import { LayoutSaver } from './LayoutSaver.ts';

const layoutOf = (...uids: string[]): Layout => ({
  main: uids.map((uid) => ({ uid, componentName: uid, dataSource: '', params: {} })),
});
const shownIn = ({ layout }: Pick<EditedPage, 'layout'>) => layout['main']?.map(({ uid }) => uid).join('');

function open() {
  const answers: ((answer: LayoutAnswer | Error) => void)[] = [];
  const sent: string[] = [];
  const told = { saved: 0, reloaded: 0, refused: [] as string[] };
  let page = { layout: layoutOf('a', 'b'), layoutRevision: 'r0', state: 'published' } as EditedPage;
  const saver = new LayoutSaver(
    {
      saveLayout: ({ layoutRevision }, layout) => {
        sent.push(`${layoutRevision} ${shownIn({ layout })}`);
        return new Promise((resolve, reject) => {
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        });
      },
    },
    () => ({
      ...{ page, onPage: (next) => void (page = next) },
      onSaved: () => void (told.saved += 1),
      reload: () => void (told.reloaded += 1),
      onRefused: (reason) => void told.refused.push(reason),
    }),
  );
  const answer = async (one: LayoutAnswer | Error) => {
    answers.shift()!(one);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    saver,
    sent,
    told,
    answer,
    shown: () => `${page.layoutRevision} ${shownIn(page)}`,
    state: () => page.state,
  };
}

it('shows what changed at once, and keeps it when an earlier save is answered later', async () => {
  const { saver, sent, told, answer, shown, state } = open();
  void saver.save(layoutOf('b', 'a'));
  const done = saver.save(layoutOf('b'));
  expect([shown(), sent]).toEqual(['r0 b', ['r0 ba']]);
  await answer({ kind: 'saved', revision: 'r1' });
  expect([shown(), sent.at(-1), told.reloaded]).toEqual(['r1 b', 'r1 b', 0]);
  await answer({ kind: 'saved', revision: 'r2' });
  await done;
  expect([shown(), state(), told, saver.isSaving()]).toEqual([
    ...['r2 b', 'draft'],
    { saved: 1, reloaded: 1, refused: [] },
    false,
  ]);
});

it.each([
  ['refused', { kind: 'refused', reason: 'no' } as const, 'no'],
  ['not reached', new Error('away'), 'away'],
])('goes back to what the platform has when it was %s, and goes on with the next', async (_, bad, reason) => {
  const { saver, sent, told, answer, shown } = open();
  void saver.save(layoutOf('b', 'a'));
  void saver.save(layoutOf('b'));
  await answer({ kind: 'saved', revision: 'r1' });
  await answer(bad);
  expect([shown(), told.refused]).toEqual(['r1 ba', [reason]]);
  void saver.save(layoutOf('a'));
  expect(sent.at(-1)).toBe('r1 a');
});

it('shows what another has made of the same', async () => {
  const { saver, sent, answer, shown } = open();
  void saver.save(layoutOf('b', 'a'));
  void saver.save(layoutOf('b'));
  await answer({ kind: 'conflict', layout: layoutOf('c', 'a'), revision: 'r7' });
  expect([shown(), sent.length, saver.isSaving()]).toEqual(['r7 ca', 1, false]);
});
