import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults } from '../defaults.ts';
import { copyDemo } from '../seed/testing/demoStore.ts';
import { startPlatform } from '../server.ts';
import type { RunningPlatform } from '../server.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { createSearchModule } from './searchModule.ts';

/** Two words nobody has, in case a log cuts or folds them. */
const [WORD, OTHER] = ['qzxwvkept', 'Ñandúqzxtold'];
const IS_TRACE = /qzxwvkept|qzxtold|q%C3%B1|nanduqzx/i;

let folder: string;
let store: Store;
let platform: RunningPlatform;
const logged: unknown[] = [];
let failing = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nothing-kept-'));
  const data = join(folder, 'platform.db');
  copyDemo(data);
  store = openStore(data, { pollMs: 0 });
  const beforeVertical = (key: string) => {
    if (key === failing) throw new Error('This vertical is broken');
  };
  platform = await startPlatform({
    store,
    log: (event) => logged.push(event),
    modules: [createSearchModule({ beforeVertical })],
  });
}, 120_000);
afterAll(async () => {
  await platform.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const PROVIDERS = { verticalKey: 'healthcare_professionals' };
const ask = async (path: string, more: Record<string, string>): Promise<number> => {
  const url = new URL(`${platform.origin}/v2/accounts/me/search/${path}`);
  const common = { experienceKey: 'search', v: '20220511', api_key: defaults.keys.search, locale: 'en' };
  url.search = new URLSearchParams({ ...common, ...more }).toString();
  const answer = await fetch(url);
  await answer.text();
  return answer.status;
};

/** What people type, and what breaks parsers: of words, of the text index, of JSON. */
const inputs = [
  ...[
    `urgent care, not a hospital ${WORD}`,
    `do you take kaiser ${WORD}`,
    `ldl 190 ${WORD}`,
    `pizza near ${WORD}`,
  ],
  ...[WORD, `${WORD} ${OTHER}`, `heart ${WORD} who speaks ${OTHER} near ${WORD}`, `${WORD} near me`],
  ...[
    `"${WORD}`,
    `${WORD}* OR (${OTHER}`,
    `NEAR(${WORD} ${OTHER})`,
    `{${WORD}}: ${OTHER}^2 -`,
    `'${WORD}'; --`,
  ],
];

it('no word of a search stands in a log or in the store, whether it is answered, refused or broken', async () => {
  const spies = (['log', 'warn', 'error', 'info'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...said) => void logged.push(said)),
  );
  const before = store.sequence();
  for (const locale of ['en', 'es'])
    for (const input of inputs) {
      expect(await ask('query', { input, locale })).toBe(200);
      expect(await ask('vertical/query', { input, locale, ...PROVIDERS })).toBe(200);
      expect(await ask('vertical/query', { input, locale, ...PROVIDERS, skipSpellCheck: 'true' })).toBe(200);
      expect(await ask('autocomplete', { input, locale })).toBe(200);
      expect(await ask('vertical/autocomplete', { input, locale, ...PROVIDERS })).toBe(200);
    }
  const search_parameters = JSON.stringify({
    ...{ sectioned: false, fields: [{ fieldId: 'builtin.location', entityTypeId: 'location' }] },
  });
  await ask('filtersearch', { input: WORD, search_parameters });
  const refused = [
    await ask('vertical/query', { input: WORD, verticalKey: OTHER }),
    await ask('vertical/query', { input: WORD, ...PROVIDERS, filters: `{"${WORD}":{"$eq":"${OTHER}"}}` }),
    await ask('vertical/query', { input: WORD, ...PROVIDERS, filters: `{${WORD}` }),
    await ask('query', { input: WORD, locale: WORD }),
  ];
  expect(refused).toEqual([400, 400, 400, 400]);
  failing = PROVIDERS.verticalKey;
  expect(await ask('query', { input: WORD })).toBe(200);
  expect(await ask('vertical/query', { input: WORD, ...PROVIDERS })).toBe(500);
  failing = '';
  for (const spy of spies) spy.mockRestore();

  expect(logged.length).toBeGreaterThan(inputs.length * 10);
  expect(logged.map((event) => JSON.stringify(event)).filter((line) => IS_TRACE.test(line))).toEqual([]);
  expect(store.sequence()).toBe(before);
  store.database.exec('PRAGMA wal_checkpoint(FULL)');
  const files = readdirSync(folder);
  expect(files).toContain('platform.db');
  expect(files.filter((file) => IS_TRACE.test(readFileSync(join(folder, file), 'latin1')))).toEqual([]);
});
