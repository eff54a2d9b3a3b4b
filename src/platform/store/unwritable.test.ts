import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './openStore.ts';
import { passingProblem } from './StoreProblem.ts';
import { unwritable } from './unwritable.ts';

it('a full disk is a problem that passes and says what is wrong; nothing is stored by halves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  const store = openStore(join(folder, 'platform.db'), { pollMs: 0 });
  const put = (name: string) =>
    store.entities.put([
      { id: 'fac-1', type: 'healthcareFacility', locale: 'en', body: { name, text: name.repeat(2000) } },
    ]);
  put('Before');
  const { page_count: pages } = store.database.prepare('PRAGMA page_count').get() as { page_count: number };
  store.database.exec(`PRAGMA max_page_count = ${pages}`);
  let problem: unknown;
  try {
    for (let at = 0; at < 50; at += 1) put('A longer name than before');
  } catch (error) {
    problem = error;
  }
  expect([(problem as Error).message, passingProblem(problem)]).toEqual([
    'Nothing can be stored at the moment: its disk is full. What is stored is there.',
    30,
  ]);
  expect(store.entities.get('fac-1', 'en')?.body['name']).toBe('Before');
  store.database.exec('PRAGMA max_page_count = 1000000');
  put('After');
  expect(store.entities.get('fac-1', 'en')?.body['name']).toBe('After');
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  [8, 'its data file cannot be written'],
  [778, 'its disk does not do what it is asked to'],
  [14, 'its data file cannot be opened'],
])("SQLite's %i says that %s", (errcode, reason) => {
  expect((unwritable(Object.assign(new Error('x'), { errcode })) as Error).message).toContain(reason);
});

it('any other error is what it was', () => {
  for (const error of [new Error('own'), Object.assign(new Error('constraint'), { errcode: 19 }), undefined])
    expect(unwritable(error)).toBe(error);
});
