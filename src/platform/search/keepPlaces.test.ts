import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { keepPlaces } from './keepPlaces.ts';
import { PLACE_TYPES } from './places.ts';
import { facility } from './testing/smallNetwork.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

let store: Store;
let version: number;
let isBusy: boolean;
let logged: unknown[];
const open = () =>
  keepPlaces({
    store,
    catalog: { placesVersion: () => version, isBusy: () => isBusy },
    log: (event) => logged.push(event),
  });

beforeEach(() => {
  store = openStore(':memory:');
  store.entities.put([facility('lab', 'Delta Laboratory', 'Stockton')]);
  [version, isBusy, logged] = [1, false, []];
});
afterEach(() => store.close());

/** Whether the network itself has something in a town: others are known from afar. */
const has = ({ places }: ReturnType<typeof keepPlaces>, town: string) =>
  (places().byName(town)?.locations ?? 0) > 0;

it('are there for a search that comes before they were collected', () => {
  const kept = open();
  expect([has(kept, 'stockton'), has(kept, 'davis')]).toEqual([true, false]);
  kept.close();
});

it('are there for one that comes while they are collected, and not collected twice', async () => {
  const iterate = jest.spyOn(store.entities, 'iterate');
  const kept = open();
  await turn();
  expect([has(kept, 'stockton'), has(kept, 'davis')]).toEqual([true, false]);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect([has(kept, 'stockton'), iterate.mock.calls.length]).toEqual([true, PLACE_TYPES.length]);
  kept.close();
});

it('stand as they were until they are collected anew, which no search waits for', async () => {
  const kept = open();
  kept.places();
  store.entities.put([facility('urgent', 'River Urgent Care', 'Davis')]);
  version = 2;
  isBusy = true;
  expect(has(kept, 'davis')).toBe(false);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  // What is still being worked in is not collected half.
  expect(has(kept, 'davis')).toBe(false);
  isBusy = false;
  expect(has(kept, 'davis')).toBe(false);
  while (!has(kept, 'davis')) await turn();
  kept.close();
});

it('what cannot be collected leaves those there are, and is told; nothing is once it is closed', async () => {
  const kept = open();
  kept.places();
  jest.spyOn(store.entities, 'iterate').mockImplementation(() => {
    throw new Error('broken');
  });
  version = 2;
  kept.places();
  while (logged.length === 0) await turn();
  expect([has(kept, 'stockton'), logged[0]]).toEqual([
    true,
    { event: 'search-update-failed', error: 'Error: broken' },
  ]);
  logged.length = 0;
  kept.places();
  kept.close();
  await turn();
  expect(logged).toEqual([]);
});
