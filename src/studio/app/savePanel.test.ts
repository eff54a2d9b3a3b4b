import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { SaveAnswer } from '../outbox/Outbox.ts';
import { savePanel } from './savePanel.ts';

const page = { id: 'page', language: 'en', version: 3 } as const;
const title = { itemId: 'page', name: 'Title', revision: 'r1', version: 3 } as FrameField;
const ask = {
  itemId: 'page',
  language: 'en' as const,
  fields: [{ name: 'Title', value: 'b', originalValue: 'a' }],
};

function world(answer: SaveAnswer | Error) {
  const save = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const acknowledged = jest.fn();
  const state = () => ({ fields: new Map([['page/Title', title]]) }) as never;
  return { save, acknowledged, editing: { state, acknowledged } };
}

it('saves over the revision the page was made from, and goes on from the new one', async () => {
  const { save, acknowledged, editing } = world({ kind: 'saved', revision: 'r2', version: 4 });
  expect(await savePanel({ save }, editing, page, ask)).toEqual({ kind: 'saved', revision: 'r2' });
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ ...ask, revision: 'r1', version: 3 }));
  expect(acknowledged).toHaveBeenCalledWith('page', 'r2', 4);
});

it.each([
  [{ kind: 'signed-out' } as const, 'signed-out'],
  [{ kind: 'refused', reason: 'No' } as const, 'invalid'],
  [new TypeError('nobody answered'), 'unavailable'],
])('says why %j saved nothing', async (answer, reason) => {
  const { save, editing } = world(answer);
  expect(await savePanel({ save }, editing, page, ask)).toEqual({ kind: 'refused', reason });
});

it('hands over both texts of a clash', async () => {
  const clash = { name: 'Title', base: 'a', yours: 'b', theirs: 'c' };
  const { save, editing } = world({
    ...{ kind: 'conflict', revision: 'r9', version: 3 },
    fields: [{ ...clash, author: 'Ana' }],
  });
  expect(await savePanel({ save }, editing, page, ask)).toEqual({ kind: 'conflict', fields: [clash] });
});

it.each([
  { ...ask, itemId: 'another page' },
  { ...ask, language: 'es' as const },
])('asks nothing for what is not on the open page: %j', async (asked) => {
  const { save, editing } = world({ kind: 'signed-out' });
  expect(await savePanel({ save }, editing, page, asked)).toEqual({ kind: 'refused', reason: 'not-allowed' });
  expect(save).not.toHaveBeenCalled();
});
