import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { openSearchHere } from './openSearchHere.ts';
import { openSearchWorker } from './openSearchWorker.ts';
import type { SearchWorker, SearchWorkerOptions } from './openSearchWorker.ts';
import type { SearchDesk, SearchKind, SearchQueries } from './SearchDesk.ts';
import { checked, universalQuery, verticalQuery } from './searchRequest.ts';
import { facility, provider } from './testing/smallNetwork.ts';

let folder: string;
let store: Store;
const desks: SearchDesk[] = [];
const events: Record<string, unknown>[] = [];
const log = (event: Record<string, unknown>) => void events.push(event);
const file = () => join(folder, 'platform.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-worker-'));
  store = openStore(file(), { pollMs: 0 });
  store.entities.put([
    facility('fac-1', 'Oak Street Clinic', 'Sacramento'),
    facility('fac-2', 'River Hospital', 'Davis'),
    provider('prov-1', 'Ana Lopez', 'Sacramento', { practises: 'Cardiology', speaks: ['Spanish'] }),
    provider('prov-2', 'Ben Ito', 'Stockton', { practises: 'Pediatrics' }),
  ]);
  events.length = 0;
});
afterEach(async () => {
  await Promise.all(desks.splice(0).map((desk) => desk.close()));
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function kept<Desk extends SearchDesk>(desk: Desk): Desk {
  desks.push(desk);
  return desk;
}
/** The thread that does what it is told by what it is asked. */
const troubled = (limits: SearchWorkerOptions['limits'] = {}): SearchWorker =>
  kept(
    openSearchWorker({
      ...{ path: file(), log, limits },
      program: join(import.meta.dirname, 'testing/troubledWorker.ts'),
    }),
  );
const common = { experienceKey: 'search', v: '20220511', locale: 'en' };
const inVertical = (input: string, verticalKey = 'healthcare_professionals') =>
  checked(verticalQuery, { ...common, input, verticalKey });
const everywhere = (input: string) => checked(universalQuery, { ...common, input });
const said = (input: string) => ({ input, limit: 5, locale: 'en' });
const idsIn = (answer: string) =>
  (JSON.parse(answer) as { results: { data: { id: string } }[] }).results.map(({ data }) => data.id);

/** An answer without what is another one each time. */
const outcome = async <Kind extends SearchKind>(desk: SearchDesk, kind: Kind, query: SearchQueries[Kind]) => {
  try {
    const text = await desk.ask(kind, query);
    return text.replace(/"(queryId|queryDurationMillis)":("[^"]*"|\d+)/g, '"$1":0');
  } catch (error) {
    const { name, status, message } = error as Error & { status?: number };
    return { name, status, message };
  }
};

it('answers from its own thread what this thread would', async () => {
  const worker = kept(openSearchWorker({ path: file(), log }));
  await worker.ready;
  const here = kept(openSearchHere({ store, clock: () => new Date(), log }));
  const both = async <Kind extends SearchKind>(kind: Kind, query: SearchQueries[Kind]) => {
    const answer = await outcome(worker, kind, query);
    expect(answer).toEqual(await outcome(here, kind, query));
    return answer;
  };
  expect(await both('vertical', inVertical('heart doctor in Sacramento'))).toContain('Ana Lopez');
  // Nothing found: the others are looked through, a vertical a step.
  expect(await both('vertical', inVertical('Oak Street Clinic'))).toContain('alternativeVerticals');
  expect(await both('universal', everywhere('river hospital'))).toContain('River Hospital');
  expect(await both('autocomplete', said('ana'))).toContain('Ana Lopez');
  expect(
    await both('filterSearch', {
      ...{ input: 'sac', locale: 'en', verticalKey: 'healthcare_professionals', excluded: [] },
      search_parameters: { sectioned: false, fields: [{ fieldId: 'builtin.location' }] },
    }),
  ).toContain('Sacramento');
  expect(await both('vertical', inVertical('a', 'no-such'))).toMatchObject({ status: 400 });
  expect(await both('vertical', { ...inVertical('a'), filters: { $and: 7 } })).toMatchObject({ status: 400 });
  expect(await both('universal', { ...everywhere('a'), locale: 'xx' })).toMatchObject({
    ...{ name: 'HttpProblem', status: 400 },
  });
}, 60_000);

it('finds with the next search what was just stored', async () => {
  const worker = kept(openSearchWorker({ path: file(), log }));
  await worker.ready;
  expect(idsIn(await worker.ask('vertical', inVertical('Zoe')))).toEqual([]);
  store.entities.put([provider('prov-9', 'Zoe Marsh', 'Davis', { practises: 'Cardiology' })]);
  worker.catchUp();
  expect(idsIn(await worker.ask('vertical', inVertical('Zoe')))).toEqual(['prov-9']);
}, 60_000);

it('starts a thread that died anew, and refuses only what it was working on', async () => {
  const desk = troubled();
  await desk.ready;
  const first = await desk.ask('autocomplete', said('a'));
  const refused = [desk.ask('autocomplete', said('silence')), desk.ask('autocomplete', said('die'))];
  for (const one of refused)
    await expect(one).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  // Asked while there is no thread: it waits for the next one.
  expect(await desk.ask('autocomplete', said('b'))).not.toBe(first);
  expect(events).toEqual([expect.objectContaining({ event: 'search-worker-ended', refused: 2 })]);
});

it('replaces a thread that is silent while it has something to do', async () => {
  const desk = troubled({ silentMs: 300, answerMs: 200 });
  await desk.ready;
  const before = await desk.ask('autocomplete', said('a'));
  await expect(desk.ask('autocomplete', said('hang'))).rejects.toMatchObject({ status: 503 });
  let after = before;
  while (after === before) after = await desk.ask('autocomplete', said('b')).catch(() => before);
  expect(events).toEqual([expect.objectContaining({ event: 'search-worker-ended' })]);
});

it('refuses what takes too long, and what comes when too many wait', async () => {
  const desk = troubled({ answerMs: 300, mostWaiting: 2 });
  await desk.ready;
  const slow = desk.ask('autocomplete', said('silence'));
  const quick = desk.ask('autocomplete', said('a'));
  expect(desk.underWay()).toBe(2);
  await expect(desk.ask('autocomplete', said('b'))).rejects.toMatchObject({
    ...{ status: 503, message: 'Too many searches wait already', headers: { 'retry-after': '1' } },
  });
  expect(await quick).toContain('thread');
  await expect(slow).rejects.toMatchObject({ status: 503, message: 'The search takes too long' });
  expect(desk.underWay()).toBe(0);
});

it('keeps to itself what exactly failed', async () => {
  const desk = troubled();
  const fault = await desk.ask('autocomplete', said('fault')).catch((error: unknown) => error);
  expect(fault).toMatchObject({ name: 'Error', message: 'Error: at /somewhere' });
});

it('ends with its thread, and takes nothing more', async () => {
  const desk = troubled();
  await desk.ready;
  const slow = desk.ask('autocomplete', said('silence'));
  const closed = desk.close();
  await expect(slow).rejects.toMatchObject({ status: 503 });
  await expect(desk.ask('autocomplete', said('a'))).rejects.toMatchObject({ status: 503 });
  await closed;
  expect(events).toEqual([]);
});

it('says why it cannot be opened', async () => {
  const desk = kept(openSearchWorker({ path: folder, log }));
  await expect(desk.ready).rejects.toThrow(/The search could not be opened: .*cannot be opened/);
}, 60_000);
