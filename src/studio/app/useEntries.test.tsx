import { act, renderHook } from '@testing-library/react';
import type { EditedPage, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from './ApiContext.ts';
import { useEntries } from './useEntries.ts';

const entry = (itemId: string, sortOrder: number) => ({ itemId, owner: 'u', holder: 'h', sortOrder });
const [a, b, c] = [entry('a', 1), entry('b', 1), entry('c', 7)];
const holder = { owner: 'u', itemId: 'h', componentName: 'Stats', isShared: false };
const page = {
  ...{ id: 'p', language: 'es', hasOwnLayout: false, entries: [a, b, c, entry('other', 1)] },
} as unknown as EditedPage;

/** Entries of the first entry. */
const below = [entry('a1', 1), entry('a2', 2)].map((one) => ({ ...one, holder: 'a' }));

// What waits for an entry of one test must not find that of another.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.body.innerHTML = '';
  jest.clearAllTimers();
  jest.useRealTimers();
});

function open(deletePage: () => Promise<void> = async () => undefined, isDeep = false) {
  const fresh = { ...page, entries: [] };
  const api = {
    create: jest.fn(async (_item: object) => 'new'),
    placeEntry: jest.fn(async (_entry: object) => undefined),
    deletePage,
    page: jest.fn(async () => fresh),
  };
  const told = { onPage: jest.fn(), onSaved: jest.fn(), reload: jest.fn(), onRefused: jest.fn() };
  const others = [...page.entries!, ...(isDeep ? below : [])].map((one) =>
    one.itemId === 'other' ? { ...one, owner: 'x', holder: 'y' } : one,
  );
  const { result } = renderHook(() => useEntries({ page: { ...page, entries: others }, ...told }), {
    wrapper: ({ children }) => <ApiContext value={api as unknown as StudioApi}>{children}</ApiContext>,
  });
  return { api, told, fresh, acts: result.current, entries: others };
}

it('an entry begins with what is declared, below the component’s own item, in both languages', async () => {
  const { api, told, fresh, acts } = open();
  await act(async () => acts.add(holder, { Value: { kind: 'text' }, Text: { kind: 'richText' } }));
  expect(api.create.mock.calls).toEqual([
    [
      {
        ...{ name: 'Entry 4', template: 'Stats', parent: 'h', languages: ['en', 'es'] },
        fields: [
          { name: 'Value', type: 'Single-Line Text' },
          { name: 'Text', type: 'Rich Text' },
        ],
      },
    ],
  ]);
  expect(told.onPage).toHaveBeenCalledWith(fresh);
  expect(told.reload).toHaveBeenCalledTimes(1);
});

it('an entry of an entry stands below it, and counts among its own; what all pages share is in both languages', async () => {
  const { api, acts, entries } = open(undefined, true);
  const [first] = entries;
  await act(async () => acts.add({ ...holder, itemId: 'a', isShared: true }, {}));
  expect(api.create.mock.calls[0]).toMatchObject([{ name: 'Entry 3', parent: 'a', languages: ['en', 'es'] }]);
  await act(async () => acts.move({ ...first!, itemId: 'a2', holder: 'a' }, -1));
  expect(api.placeEntry).not.toHaveBeenCalled();
  const last = entries.find(({ itemId }) => itemId === 'a2')!;
  await act(async () => acts.move(last, -1));
  expect(api.placeEntry.mock.calls).toEqual([[{ ...last, sortOrder: 1 }], [{ ...below[0], sortOrder: 2 }]]);
});

it('who wants the focus next takes it: what was waited for before gets it no more', async () => {
  const { acts, entries } = open();
  await act(async () => acts.add(holder, {}));
  await act(async () => acts.move(entries[1]!, -1));
  const draw = (html: string) =>
    act(async () => {
      document.body.insertAdjacentHTML('beforeend', html);
      await jest.advanceTimersByTimeAsync(200);
    });
  await draw('<fieldset data-entry="b"><button id="down" data-act="down"></button></fieldset>');
  await draw('<fieldset data-entry="new"><input id="text" /></fieldset>');
  expect(document.activeElement?.id).toBe('down');
});

it('gives the focus to what was added, to what can still be moved, and to the neighbour of what was removed', async () => {
  const { acts, entries } = open();
  document.body.innerHTML = `
    <fieldset data-entry="new"><input id="text" /><button data-act="remove"></button></fieldset>
    <fieldset data-entry="b">
      <fieldset data-entry="deep"><button data-act="up"></button><button data-act="remove"></button></fieldset>
      <button data-act="up" disabled></button><button id="down" data-act="down"></button>
      <button id="remove" data-act="remove"></button>
    </fieldset>`;
  const focused = async (doing: () => void) => {
    await act(async () => doing());
    await act(async () => jest.advanceTimersByTimeAsync(200));
    return document.activeElement?.id;
  };
  expect(await focused(() => acts.add(holder, {}))).toBe('text');
  expect(await focused(() => acts.move(entries[1]!, -1))).toBe('down');
  expect(await focused(() => acts.remove(entries[0]!))).toBe('remove');
});

it('moving puts every entry where it should be, and leaves those that are there', async () => {
  const { api, acts, entries } = open();
  await act(async () => acts.move(entries[2]!, -1));
  expect(api.placeEntry.mock.calls).toEqual([[{ ...c, sortOrder: 2 }], [{ ...b, sortOrder: 3 }]]);
});

it('nothing moves out of the list', async () => {
  const { api, acts, entries } = open();
  await act(async () => acts.move(entries[0]!, -1));
  expect(api.placeEntry).not.toHaveBeenCalled();
});

it('says why something was refused, and shows the page as it was', async () => {
  const { told, acts, entries } = open(() => Promise.reject(new Error('not yours')));
  await act(async () => acts.remove(entries[0]!));
  expect(told.onRefused).toHaveBeenCalledWith('not yours');
  expect(told.onPage).not.toHaveBeenCalled();
});
