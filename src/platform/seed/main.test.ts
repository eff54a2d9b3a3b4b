import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dictionaryOf, putDictionary } from '../content/dictionary.ts';
import { openSearchService } from '../search/SearchService.ts';
import { verticals } from '../search/verticals.ts';
import { openStore } from '../store/openStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'seed-'));
// Each run is a process of its own on a machine that may be busy.
jest.setTimeout(60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const node = join(dirname(require.resolve('node/package.json')), 'bin/node');
const run = (...args: string[]) =>
  spawnSync(node, [join(__dirname, 'main.ts'), ...args], { encoding: 'utf8' });

it.each([
  [['--scale', '3'], '--scale must be'],
  [['--scale', 'much'], '--scale must be'],
  [['--today', '21/11/2026'], '--today must be a day'],
  [['--today', '2026-13-45'], '--today must be a day'],
  [['--what'], "Unknown option '--what'"],
])('says what is wrong with %j', (args, message) => {
  const { status, stdout } = run(...args);
  expect(status).toBe(1);
  expect(stdout).toContain(message);
  expect(stdout).toContain('npm run seed');
});

/** The store of the first test that fills one; the others go on from copies of it. */
const seeded = join(folder, 'new', 'platform.db');
const copyOfSeeded = (name: string) => {
  cpSync(dirname(seeded), join(folder, name), { recursive: true });
  return join(folder, name, 'platform.db');
};

it('fills a store, tells each step, and changes nothing the second time', () => {
  const data = seeded;
  const args = ['--data', data, '--scale', '0.002', '--today', '2026-11-21'];
  const first = run(...args);
  expect([first.status, first.stdout]).toEqual([
    0,
    expect.stringMatching(/providers: [1-9]\d* created, 0 updated/),
  ]);
  const second = run(...args);
  expect(second.stdout).toMatch(/providers: 0 created, 0 updated, [1-9]\d* unchanged/);
  expect(second.stdout).toMatch(/pages: \d+, of which 0 new or changed/);
  const store = openStore(data);
  expect(store.entities.count('healthcareProfessional')).toBeGreaterThan(0);
  expect(store.content.pages('plan').length).toBeGreaterThanOrEqual(40);
  store.close();
});

it('leaves the indexes to a platform that runs, which then finds what is new', async () => {
  const data = copyOfSeeded('running');
  const args = ['--data', data, '--today', '2026-11-21'];
  const store = openStore(data, { pollMs: 20 });
  const service = openSearchService({ store, verticals, clock: () => new Date(), log: () => undefined });
  const { catalog } = service;
  const found = () => catalog.index('healthcare_professionals', 'en').count;
  try {
    for (const scale of ['0.003', '0.004']) {
      expect(run(...args, '--scale', scale).stdout).toContain(
        'the platform that is running brings it up to date',
      );
      const there = store.entities.count('healthcareProfessional');
      while (found() !== there || catalog.isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(found()).toBeGreaterThan(10);
    }
  } finally {
    service.close();
    store.close();
  }
  expect(run(...args, '--scale', '0.004').stdout).toContain('search index: built');
});

it('hands a demo store its phrases, and leaves what editors made of them', () => {
  let data = join(folder, 'no-network', 'platform.db');
  const file = join(folder, 'phrases.json');
  const seed = (phrases: object, ...more: string[]) => {
    writeFileSync(file, JSON.stringify(phrases));
    return run('--data', data, '--scale', '0.002', '--today', '2026-11-21', '--phrases', file, ...more)
      .stdout;
  };
  const said = (key: string) => {
    const store = openStore(data);
    try {
      return dictionaryOf(store, 'main', 'en').find((one) => one.key === key)?.value;
    } finally {
      store.close();
    }
  };
  const first = {
    'a.one': { en: 'One' },
    'a.two': { en: 'Two' },
    'facets.own': { en: '{product} Providers' },
  };
  // A store that holds a network of its own has no phrases of the demo's.
  seed(first, '--phrases-only');
  expect(said('a.one')).toBeUndefined();
  data = copyOfSeeded('phrases');
  expect(seed(first)).toContain('phrases: 3, of which 3 new or changed');
  expect(said('a.one')).toBe('One');
  // the network's own name over the built-in words.
  expect(said('facets.own')).toBe('Meridian Providers');
  const store = openStore(data);
  putDictionary(store, { 'a.one': { en: 'Uno' }, 'a.two': { en: 'Dos' } });
  store.close();
  expect(seed({ ...first, 'a.two': { en: 'Two of them' } }, '--phrases-only')).toContain('of which 1 new');
  expect([said('a.one'), said('a.two')]).toEqual(['Uno', 'Two of them']);
});
