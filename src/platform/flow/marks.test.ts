import fc from 'fast-check';
import { pageId, putPage } from '../content/putPage.ts';
import { openStore } from '../store/openStore.ts';
import { contentMarks } from '../store/steps/012-content-marks.ts';
import type { Placeholders } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { flowOf, isPendingIn, saveFlow } from './flowTable.ts';
import { changedParts, markOf } from './marks.ts';

const by = { author: 'ana' };
let store: Store;
const page = pageId('main', '/flu');
let part: string;
beforeEach(() => {
  store = openStore(':memory:');
  putPage(store, {
    ...{ site: 'main', path: '/flu', name: 'flu', template: 'Page', fields: { Title: 'Flu', Lead: 'One' } },
    placeholders: { main: [{ component: 'RichText', fields: { Text: '<p>Text</p>' } }] },
  });
  part = store.content.children(page)[0]!.id;
});
afterEach(() => store.close());

const mark = (state: 'draft' | 'published' = 'draft') => markOf(store, page, 'en', state);
const isPending = () => isPendingIn(store, store.content.item(page)!, 'en');
const write = (itemId: string, name: string, value: string, locale: 'en' | 'es' = 'en') => {
  const draft = store.content.version(itemId, locale, 'draft')!;
  const field = draft.fields[name] as object | undefined;
  store.content.saveDraft(
    { ...draft, fields: { ...draft.fields, [name]: { ...field, value } } },
    undefined,
    by,
  );
};

it('is the same for the same page again, saved by whom and however often, and another for anything else', () => {
  const first = mark();
  expect(mark('published')).toBe(first);
  write(page, 'Title', 'Colds');
  write(part, 'Text', '<p>Other</p>');
  expect([mark() === first, isPending(), changedParts(store, page, 'en')]).toEqual([false, true, 2]);
  expect(store.content.isPending(page)).toBe(true);
  write(page, 'Title', 'Flu');
  write(part, 'Text', '<p>Text</p>');
  expect([mark() === first, isPending(), changedParts(store, page, 'en')]).toEqual([true, false, 0]);
  expect(store.content.isPending(page)).toBe(false);
  // What is published again is the newest save, and says the same.
  store.content.publish([page]);
  expect([mark(), mark('published')]).toEqual([first, first]);
});

it('tells layouts by what they hold, and places by where they are', () => {
  const first = mark();
  const layout = store.content.sharedLayout(page, 'draft')!;
  const [rendering] = layout['main']!;
  const turned = Object.fromEntries(Object.entries(rendering!).reverse());
  store.content.saveSharedLayout(page, { main: [] }, undefined, by);
  expect(mark()).not.toBe(first);
  store.content.saveSharedLayout(page, { main: [turned] } as unknown as Placeholders, undefined, by);
  expect(mark()).toBe(first);
});

it('comes back with every text that comes back, whatever was written in between', () => {
  const text = fc.constantFrom('Flu', 'One', '', 'Zwei', '<p>Text</p>');
  const change = fc.record({
    isPart: fc.boolean(),
    name: fc.constantFrom('Title', 'Lead', 'Text'),
    value: text,
  });
  /** What the texts of the page are now, by nothing that `markOf` looks at. */
  const said = () =>
    [page, part]
      .flatMap((id) => Object.entries(store.content.version(id, 'en', 'draft')!.fields))
      .map(([name, field]) => `${name}=${(field as { value: string }).value}`)
      .join('\n');
  const names = new Map([[said(), mark()]]);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      for (const { isPart, name, value } of changes) {
        const itemId = isPart ? part : page;
        if (store.content.version(itemId, 'en', 'draft')!.fields[name]) write(itemId, name, value);
        const known = names.get(said());
        if (known !== undefined) expect(mark()).toBe(known);
        else expect([...names.values()]).not.toContain(mark());
        names.set(said(), mark());
      }
    }),
    { numRuns: 60 },
  );
});

describe('marks kept in the form they had before', () => {
  /** What the page below was called by its revisions. */
  const former = '7385bb84971078d9dedd7fc0312d479a';
  const put = (sql: string, ...values: (string | number | null)[]) =>
    store.database.prepare(sql).run(...values);
  beforeEach(() => {
    for (const [id, parent, path] of [
      ['p', null, '/p'],
      ['c', 'p', null],
    ] as const) {
      put(
        `INSERT INTO content_item (id, site, parent_id, name, path, template, sort_order, draft_seq)
           VALUES (?, 'main', ?, ?, ?, 'Page', 0, 1)`,
        ...[id, parent, id, path],
      );
      put(
        "INSERT INTO content_draft VALUES (?, 'en', 1, ?, ?, ?, NULL, '2026-01-01')",
        ...[id, `revision-${id}`, id, '{"Title":{"value":"A"}}'],
      );
    }
    put(
      "INSERT INTO content_layout (item_id, state, placeholders, revision) VALUES ('p', 'draft', '{\"main\":[]}', 'l')",
    );
    const said = { sentBy: 'ana', sentAt: null, decidedBy: 'rita', decidedAt: null, note: null };
    saveFlow(store, { itemId: 'p', locale: 'en', state: 'approved', ...said }, former);
    put(
      `INSERT INTO schedule (id, act, item_id, locale, at, mark, author, state)
         VALUES ('s', 'publish', 'p', 'en', '2027-01-01', ?, 'pia', 'waiting')`,
      former,
    );
  });
  const stateNow = () => flowOf(store, 'p', 'en', markOf(store, 'p', 'en', 'draft')).state;
  const scheduled = () => store.database.prepare('SELECT mark FROM schedule').get()?.['mark'];

  it('go on naming what was approved and scheduled, and are not brought along twice', () => {
    expect(stateNow()).toBe('changed');
    contentMarks(store.database);
    contentMarks(store.database);
    expect([stateNow(), scheduled()]).toEqual(['approved', markOf(store, 'p', 'en', 'draft')]);
  });

  it('name nothing where the page was written in since', () => {
    put("UPDATE content_draft SET revision = 'later' WHERE item_id = 'c'");
    contentMarks(store.database);
    expect([stateNow(), scheduled()]).toEqual(['changed', former]);
  });
});
