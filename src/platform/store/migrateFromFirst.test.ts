import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { openStore } from './openStore.ts';
import { base } from './steps/001-base.ts';

const versionsPerPage = 4;
const pages = 25;

/** A data file as the release before authoring left it: pages with versions, published or not, layouts, facts. */
function oldStore(path: string): void {
  const database = new DatabaseSync(path);
  migrate(database, [base]);
  const put = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values);
  put("UPDATE counter SET value = 900 WHERE name = 'seq'");
  for (let number = 0; number < pages; number += 1) {
    const id = `page-${number}`;
    const isPublished = number % 5 !== 4;
    put(
      'INSERT INTO content_item VALUES (?, ?, NULL, ?, ?, ?, 0, ?, ?)',
      ...[id, 'main', id, `/${id}`, 'Page', number + 1, isPublished ? number + 1 : null],
    );
    for (const locale of ['en', 'es']) {
      for (let version = 1; version <= versionsPerPage; version += 1) {
        const fields = JSON.stringify({
          Title: { value: `${id} ${locale} ${version}` },
          Related: [{ $item: `page-${(number + 1) % pages}` }],
        });
        const row = [
          id,
          locale,
          version,
          `${id}-${locale}-${version}`,
          id,
          fields,
          null,
          '2026-01-01T00:00:00Z',
        ];
        put('INSERT INTO content_draft VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...row);
        if (isPublished && version === versionsPerPage - 1)
          put('INSERT INTO content_published VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...row);
      }
    }
    const layout = JSON.stringify({
      main: [{ uid: 'u', componentName: 'X', dataSource: 'page-0', params: {} }],
    });
    put("INSERT INTO content_layout VALUES (?, 'draft', ?)", id, layout);
    if (isPublished) put("INSERT INTO content_layout VALUES (?, 'published', ?)", id, layout);
  }
  put("INSERT INTO fact VALUES ('dictionary', 'shell.menu', '{\"en\":\"Menu\"}')");
  database.close();
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps every version of a store of the release before, published ones and their addresses, facts and numbers', () => {
  const path = join(folder, 'platform.db');
  oldStore(path);
  const store = openStore(path, { pollMs: 0 });
  const { content } = store;
  expect(store.database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(store.database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(store.sequence()).toBe(900);
  for (let number = 0; number < pages; number += 1) {
    const id = `page-${number}`;
    const isPublished = number % 5 !== 4;
    expect(content.item(id)?.path).toBe(`/${id}`);
    expect(content.itemByPath('main', `/${id}`, 'published')?.id).toBe(isPublished ? id : undefined);
    for (const locale of ['en', 'es'] as const) {
      expect(content.versionNumbers(id, locale)).toEqual([4, 3, 2, 1]);
      for (let version = 1; version <= versionsPerPage; version += 1) {
        expect(content.versionAt(id, locale, version)).toMatchObject({
          ...{ revision: `${id}-${locale}-${version}`, updatedAt: '2026-01-01T00:00:00Z' },
          fields: { Title: { value: `${id} ${locale} ${version}` } },
        });
      }
      expect(content.version(id, locale, 'published')?.version).toBe(isPublished ? 3 : undefined);
    }
    expect(content.layout(id, 'draft')?.revision).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(store.facts.get('dictionary', 'shell.menu')).toEqual({ en: 'Menu' });
  expect(content.usages('page-1', 'draft').map(({ itemId, locale }) => [itemId, locale])).toEqual([
    ['page-0', 'en'],
    ['page-0', 'es'],
  ]);
  expect(content.usages('page-0', 'published').filter(({ kind }) => kind === 'datasource')).toHaveLength(20);
  store.close();
});

it('goes on from such a store: the first edit keeps what it replaces, and numbers go on', () => {
  const path = join(folder, 'platform.db');
  oldStore(path);
  const store = openStore(path, { pollMs: 0 });
  const draft = { itemId: 'page-0', locale: 'en', displayName: 'x', fields: {} } as const;
  expect(store.content.saveDraft(draft, 'page-0-en-4', { author: 'ana' }).version).toBe(4);
  expect(store.content.revision('page-0', 'en', 'page-0-en-4')?.fields).toMatchObject({
    Title: { value: 'page-0 en 4' },
  });
  store.content.publish(['page-0']);
  expect(store.sequence()).toBe(902);
  store.close();
});
