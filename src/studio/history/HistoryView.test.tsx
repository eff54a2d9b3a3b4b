import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Refusal } from '../api/StudioApi.ts';
import type { PageHistory, PageMoment, PageRevision, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { choiceTitle, settingTitle } from '../strings/settings.ts';
import { words } from '../strings/testing/words.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { HistoryView } from './HistoryView.tsx';

const hostile = '<img src=x onerror=alert(1)>';
const moment = (headline: string, ...uids: string[]): PageMoment => ({
  layout: {
    main: ['hero', ...uids].map((uid) => ({
      uid,
      componentName: uid,
      dataSource: `data ${uid}`,
      params: {},
    })),
  },
  texts: [
    {
      ...{ itemId: 'data hero', owner: 'hero', name: 'Headline', within: '' },
      ...{ type: 'Rich Text', rawValue: headline },
    },
  ],
  lists: null,
});
const moments: Record<string, PageMoment> = {
  draft: moment('<p>Heart and vascular care</p>', 'new'),
  published: moment('<p>Heart and <b>Vascular</b></p>'),
  7: moment(`<p>${hostile.replace('<', '&lt;')}</p>`, 'new'),
};
const revision = (seq: number, more: Partial<PageRevision> = {}): PageRevision => ({
  ...{ seq, itemId: 'data hero', author: 'p1', name: 'Ana Ruiz', at: '2026-11-20T10:00:00Z', kind: 'save' },
  ...{ note: null, part: 'hero', ...more },
});

function open(
  rights = ['write'],
  names: () => PageHistory['names'] = () => [],
  history: Partial<PageHistory> = {},
) {
  const asked: unknown[] = [];
  const api = {
    history: () =>
      Promise.resolve({
        revisions: [
          revision(9, { kind: 'publish', at: '2026-11-21T10:00:00Z' }),
          revision(7),
          revision(3, { name: 'Ben Ode', author: 'p2' }),
        ],
        names: names(),
        isLive: true,
        ...history,
      }),
    pageAt: (_id: string, _language: string, name: string) =>
      moments[name] ? Promise.resolve(moments[name]) : Promise.reject(new Refusal('cleared away', 410)),
    frameAddress: ({ moment: at }: { moment?: string }) =>
      at === 'draft' ? Promise.resolve('about:blank#draft') : Promise.reject(new Refusal('gone', 410)),
    nameMoment: (...given: unknown[]) => Promise.resolve(void asked.push(given)),
    restorePage: (input: unknown) => Promise.resolve(void asked.push(input)),
  } as unknown as StudioApi;
  const ended = { closed: jest.fn(), restored: jest.fn() };
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => Promise.resolve(undefined) }}>
      <ApiContext value={api}>
        <Toasts>
          <HistoryView
            page={{ id: 'p', path: '/p', language: 'en' }}
            origin="https://www.meridian.example"
            rights={rights}
            onClose={ended.closed}
            onRestored={ended.restored}
          />
        </Toasts>
      </ApiContext>
    </SWRConfig>,
  );
  return { asked, container, user: userEvent.setup(), ...ended };
}
const marked = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(globalThis, { CATALOGUE_URL: '/catalogue.json' });
  globalThis.fetch ??= () => Promise.reject(new Error('no catalogue here'));
});

it('compares what visitors see with what stands now, word by word and part by part', async () => {
  const { container } = open();
  expect(await screen.findByText('2 parts differ')).toBeInTheDocument();
  expect([marked('del'), marked('ins')]).toEqual([['Vascular'], ['vascular care']]);
  expect(screen.getByRole('region', { name: 'new' })).toHaveTextContent('added in Main, place 2');
  expect(screen.getAllByText('Ana Ruiz', { exact: false }).length).toBeGreaterThan(0);
  expect(screen.getByText('published')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows where on the page something changed, and leads there', async () => {
  const { user } = open();
  await screen.findByText('2 parts differ');
  const map = screen.getByRole('navigation', { name: 'Where on the page' });
  expect(
    within(map)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['hero1 text changed', 'newadded in Main, place 2']);
  await user.click(within(map).getByRole('button', { name: /^new/ }));
  expect(screen.getByRole('region', { name: 'new' })).toHaveFocus();
});

it('shows hostile words as words', async () => {
  const { user } = open();
  await screen.findByText('2 parts differ');
  const older = screen.getAllByRole('button', { name: /^Compare from here: .*Ana Ruiz/ }).at(-1)!;
  await user.click(older);
  expect(await screen.findByText(hostile, { selector: 'del' })).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

it('chooses sides by keyboard, goes to the next change, and restores a part or all', async () => {
  const { asked, user, restored, closed } = open();
  await screen.findByText('2 parts differ');
  const older = screen.getAllByRole('button', { name: /^Compare from here: .*Ana Ruiz/ }).at(-1)!;
  act(() => older.focus());
  await user.keyboard('b');
  expect(older).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('a');
  expect(older).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Compare up to here: Draft, now' }));
  const part = await screen.findByRole('region', { name: 'hero' });
  await user.keyboard('n');
  expect(part).toHaveFocus();
  await user.click(within(part).getByRole('button', { name: 'Restore this part from A: hero' }));
  await screen.findByText(/^Restored as a new draft/);
  await user.click(screen.getByRole('button', { name: 'Restore A as draft' }));
  expect(asked).toEqual([
    { itemId: 'p', language: 'en', moment: '7', items: ['data hero'], components: [] },
    { itemId: 'p', language: 'en', moment: '7' },
  ]);
  expect(restored).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back to the page' }));
  expect(closed).toHaveBeenCalled();
});

it('draws both versions in frames of their own, says of one that it can no longer be drawn, and goes on by N', async () => {
  const { container, user } = open();
  await screen.findByText('2 parts differ');
  await user.click(screen.getByRole('radio', { name: 'Pages side by side' }));
  expect(await screen.findByText(/^This version can no longer be drawn/)).toBeVisible();
  const newer = await screen.findByTitle('B, the newer page: Draft, now');
  await waitFor(() => expect(newer).toHaveAttribute('src', 'about:blank#draft'));
  expect(screen.queryByTitle('A, the older page: What visitors see')).toBeNull();
  await user.keyboard('n');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('radio', { name: 'Words' }));
  expect(screen.getByRole('region', { name: 'hero' })).toBeVisible();
});

it('says of a version that was cleared away meanwhile that it is gone, and compares the next that is chosen', async () => {
  const { user } = open();
  await screen.findByText('2 parts differ');
  await user.click(screen.getByRole('button', { name: /^Compare from here: .*Ben Ode/ }));
  expect(await screen.findByText(/was cleared away meanwhile/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore A as draft' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare from here: What visitors see' }));
  expect(await screen.findByText('2 parts differ')).toBeVisible();
});

it('says so where there is one version only, or the same on both sides', async () => {
  const { user } = open();
  await screen.findByText('2 parts differ');
  await user.click(screen.getByRole('button', { name: 'Compare from here: Draft, now' }));
  expect(screen.getByText(/one and the same version/)).toBeVisible();
  open(['write'], () => [], { revisions: [], isLive: false });
  expect(await screen.findByText(/There is only this one version so far/)).toBeVisible();
});

it('names a version by keyboard, shows the name, and takes it away', async () => {
  let names: PageHistory['names'] = [];
  const { asked, user } = open(['write'], () => names);
  await screen.findByText('2 parts differ');
  const pencil = () => screen.getAllByRole('button', { name: /^Name this version: .*Ana Ruiz$/ }).at(-1)!;
  act(() => pencil().focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expectNoAxeViolations(document.body);
  names = [{ seq: 7, name: hostile, by: 'Ana Ruiz' }];
  await user.keyboard('Before the rewrite{Enter}');
  expect(await screen.findByText(`“${hostile}”`)).toBeVisible();
  expect(screen.getByText('named')).toBeVisible();
  await user.click(pencil());
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Keep the name' }));
  expect(asked).toEqual([
    ['p', 'en', 7, 'Before the rewrite'],
    ['p', 'en', 7, ''],
  ]);
});

it('restores nothing for somebody who may not write', async () => {
  open(['read']);
  expect(await screen.findByRole('button', { name: 'Restore A as draft' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Name this version/ })).toBeNull();
});

it('says in words that nothing differs, marks nothing, and what else could be compared', async () => {
  open(['write'], () => [], { revisions: [], isLive: true });
  moments['published'] = moments['draft']!;
  expect(await screen.findByText(/No word, part, setting or entry differs/)).toHaveTextContent(
    'Visitors see what the draft says.',
  );
  expect(screen.getByText('Both are the same.')).toBeVisible();
  expect(screen.queryByText(/Choose another version/)).toBeNull();
  expect(document.querySelectorAll('ins, del')).toHaveLength(0);
  await expectNoAxeViolations(document.body);
});

it('a setting alone is a difference: its name and both sides are said, and it can be restored', async () => {
  const withSetting = (HeadingLevel: string): PageMoment => ({
    layout: {
      main: [{ uid: 'hero', componentName: 'hero', dataSource: 'data hero', params: { HeadingLevel } }],
    },
    texts: [],
    lists: null,
  });
  moments['published'] = withSetting('2');
  moments['draft'] = withSetting('3');
  const { asked, user } = open();
  const part = await screen.findByRole('region', { name: 'hero' });
  expect(part).toHaveTextContent('1 setting changed');
  expect(within(part).getAllByText(settingTitle(words.en, 'HeadingLevel'))).toHaveLength(2);
  expect(within(part).getByText(choiceTitle(words.en, '3', 'HeadingLevel')).tagName).toBe('INS');
  expect(screen.getByRole('button', { name: 'Restore A as draft' })).toBeEnabled();
  await user.click(within(part).getByRole('button', { name: 'Restore this part from A: hero' }));
  expect(asked).toEqual([
    { itemId: 'p', language: 'en', moment: 'published', items: [], components: ['hero'] },
  ]);
});

it('shows entries in their order on both sides, those that moved marked', async () => {
  const inOrder = (...ids: string[]): PageMoment => ({
    ...moment('<p>Same</p>'),
    lists: [
      { holder: 'data hero', owner: 'hero', entries: ids.map((id) => ({ itemId: id, name: `Entry ${id}` })) },
    ],
  });
  moments['published'] = inOrder('1', '2', '3');
  moments['draft'] = inOrder('3', '1', '2');
  const { container } = open();
  const part = await screen.findByRole('region', { name: 'hero' });
  expect(part).toHaveTextContent('entries changed');
  expect(
    within(part)
      .getAllByRole('list')
      .map((one) => one.textContent),
  ).toEqual(['Entry 1Entry 2Entry 3', 'Entry 3Entry 1Entry 2']);
  expect([marked('del'), marked('ins')]).toEqual([['Entry 3'], ['Entry 3']]);
  await expectNoAxeViolations(container);
});
