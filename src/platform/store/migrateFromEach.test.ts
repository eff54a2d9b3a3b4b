import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, migrations } from './migrations.ts';
import { openStore } from './openStore.ts';
import { base } from './steps/001-base.ts';

/*
 * An upgrade from any release: a store that was begun with the first schema and brought to a later one by the release of its
 * time is opened by this one.
 */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function storeOf(schema: number): string {
  const path = join(folder, 'platform.db');
  const database = new DatabaseSync(path);
  migrate(database, [base]);
  const put = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values);
  put("UPDATE counter SET value = 40 WHERE name = 'seq'");
  put(
    'INSERT INTO content_item VALUES (?, ?, NULL, ?, ?, ?, 0, ?, ?)',
    ...['home', 'main', 'Home', '/', 'Page', 1, 2],
  );
  for (const locale of ['en', 'es']) {
    const fields = JSON.stringify({ Title: { value: `Title ${locale}` } });
    const row = ['home', locale, 1, `home-${locale}-1`, 'Home', fields, null, '2026-01-01T00:00:00Z'];
    for (const table of ['content_draft', 'content_published'])
      put(`INSERT INTO ${table} VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, ...row);
  }
  put("INSERT INTO fact VALUES ('site:main', 'redirects', '[]')");
  migrate(database, migrations.slice(0, schema));
  database.close();
  return path;
}

const schemas = migrations.map((_, at) => at + 1);

it.each(schemas)('a store of schema %i keeps its pages, facts and numbers, and goes on', (schema) => {
  const path = storeOf(schema);
  const store = openStore(path, { pollMs: 0 });
  const { content, database } = store;
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(database.prepare('SELECT MAX(number) AS number FROM migration').get()).toEqual({
    number: migrations.length,
  });
  expect(store.sequence()).toBe(40);
  expect(content.itemByPath('main', '/', 'published')?.id).toBe('home');
  for (const locale of ['en', 'es'] as const)
    expect(content.version('home', locale, 'published')?.fields).toEqual({
      Title: { value: `Title ${locale}` },
    });
  expect(store.facts.get('site:main', 'redirects')).toEqual([]);
  const draft = { itemId: 'home', locale: 'en', displayName: 'Home', fields: {} } as const;
  content.saveDraft(draft, 'home-en-1', { author: 'ana' });
  content.publish(['home']);
  expect(content.version('home', 'en', 'published')?.fields).toEqual({});
  expect(store.sequence()).toBeGreaterThan(40);
  store.close();
});

it('a store of a later release is refused, and not touched', () => {
  const path = storeOf(migrations.length);
  const database = new DatabaseSync(path);
  database
    .prepare('INSERT INTO migration (number, applied_at) VALUES (?, ?)')
    .run(migrations.length + 1, 'later');
  database.close();
  expect(() => openStore(path, { pollMs: 0 })).toThrow(/newer version/);
  const again = new DatabaseSync(path);
  expect(again.prepare('SELECT COUNT(*) AS steps FROM migration').get()).toEqual({
    steps: migrations.length + 1,
  });
  again.close();
});
