import { putPage } from '../content/putPage.ts';
import type { StudioBrowser, StudioUnderTest } from '../studio/testing/StudioUnderTest.ts';
import { COMMANDS } from './flowCommands.ts';
import { doNextDue, startScheduler } from './Scheduler.ts';
import { scheduleTable } from './scheduleTable.ts';
import {
  article,
  ask,
  codeOf,
  command,
  flowWorld,
  live,
  plain,
  publish,
  schedule,
  seen,
  write,
} from './testing/flowWorld.ts';

let studio: StudioUnderTest;
let author: StudioBrowser;
let publisher: StudioBrowser;
beforeEach(async () => {
  studio = await flowWorld();
  author = await studio.signedIn('ana', 'author');
  publisher = await studio.signedIn('pia', 'publisher');
});
afterEach(() => studio.stop());

const MINUTE = 60_000;
const parts = () => ({
  ...{ store: studio.store, accounts: studio.accounts },
  clock: () => new Date(studio.now),
  log: (event: Record<string, unknown>) => void studio.events.push(event),
});
/** Does all that is due; how much that was. */
function run(): number {
  for (let done = 0; ; done += 1) if (!doNextDue(parts())) return done;
}
const failures = async () => (await seen(publisher, '/studio/api/today?site=main')).failed as object[];
// The test begins at two at night in California, at ten in Greenwich.
const TEN_PAST = { itemId: plain, publishAt: '2026-11-20T02:10' };

it('puts a page live at its time, by the clock of the site, once', async () => {
  await write(author, plain, 'On time');
  const set = await schedule(publisher, TEN_PAST);
  expect(set.data?.['meridianSchedule']).toMatchObject([
    { act: 'publish', at: '2026-11-20T10:10:00.000Z', state: 'waiting' },
  ]);
  studio.now += 10 * MINUTE - 1;
  expect(run()).toBe(0);
  expect((await seen(publisher, '/studio/api/today?site=main')).scheduled).toMatchObject([
    { itemId: plain, name: '/about', author: 'pia', at: '2026-11-20T10:10:00.000Z' },
  ]);
  studio.now += 1;
  expect(run()).toBe(1);
  expect(live(studio, plain)).toBe('On time');
  expect(run()).toBe(0);
  expect(studio.acts().filter((act) => act === 'scheduled-publish')).toHaveLength(1);
  expect(studio.accounts.log.firstBroken()).toBeUndefined();
});

it('takes a page off at the time that was set with its publication', async () => {
  await write(author, plain, 'For a day');
  await schedule(publisher, { ...TEN_PAST, takeOffAt: '2026-11-20T02:20' });
  studio.now += 10 * MINUTE;
  run();
  expect(live(studio, plain)).toBe('For a day');
  studio.now += 210 * MINUTE;
  run();
  expect(live(studio, plain)).toBeUndefined();
  expect(studio.store.content.version(plain, 'es', 'published')).toBeDefined();
  expect(studio.store.content.version(plain, 'en', 'draft')).toBeDefined();
});

it('catches up at the start, in the order of the times', async () => {
  await write(author, plain, 'For a day');
  await schedule(publisher, { ...TEN_PAST, takeOffAt: '2026-11-20T02:20' });
  studio.now += 50 * MINUTE;
  const stop = startScheduler(parts());
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  expect(studio.acts().slice(-3)).toEqual(['publish', 'scheduled-publish', 'scheduled-unpublish']);
  expect(live(studio, plain)).toBeUndefined();
});

it('does an act exactly once, also when it ends in the middle of it, or two programs do it', async () => {
  await write(author, plain, 'Once');
  await schedule(publisher, TEN_PAST);
  studio.now += 10 * MINUTE;
  const { id } = scheduleTable(studio.store).next()!;
  // A power cut between the act and its mark: the transaction is gone whole.
  const cut = new Error('cut');
  expect(() =>
    studio.store.transaction(() => {
      scheduleTable(studio.store).end(id, 'done', new Date(studio.now).toISOString());
      studio.store.content.publish([plain]);
      throw cut;
    }),
  ).toThrow(cut);
  expect(live(studio, plain)).toBe('/about');
  expect(scheduleTable(studio.store).byId(id)?.state).toBe('waiting');
  expect(run()).toBe(1);
  expect(scheduleTable(studio.store).end(id, 'done', '')).toBe(false);
  expect(studio.acts().filter((act) => act === 'publish')).toHaveLength(1);
});

it('publishes what it was set for: a page that was changed since stays, and says so', async () => {
  await write(author, plain, 'As it was set');
  await schedule(publisher, TEN_PAST);
  await write(author, plain, 'Changed since');
  studio.now += 10 * MINUTE;
  run();
  expect(live(studio, plain)).toBe('/about');
  expect(await failures()).toMatchObject([{ itemId: plain, reason: 'changed', author: 'pia' }]);
  const [{ id }] = (await failures()) as { id: string }[] as [{ id: string }];
  await publisher.send('/sitecore/api/authoring/graphql/v1/', {
    query: `mutation { meridianCancelScheduled(id: "${id}") { state } }`,
  });
  expect(await failures()).toEqual([]);
});

it('publishes of a page that needs approval what is approved then', async () => {
  const reviewer = await studio.signedIn('rita', 'reviewer');
  const approved = async (text: string) => {
    await write(author, article, text);
    await command(author, article, COMMANDS.send);
    await command(reviewer, article, COMMANDS.approve);
  };
  await write(author, article, 'Nobody has read it');
  expect(codeOf(await schedule(publisher, { ...TEN_PAST, itemId: article }))).toBe('NOT_APPROVED');
  await approved('First');
  await schedule(publisher, { ...TEN_PAST, itemId: article });
  await approved('Second');
  studio.now += 10 * MINUTE;
  run();
  expect(live(studio, article)).toBe('Second');

  await approved('Third');
  await schedule(publisher, { itemId: article, publishAt: '2026-11-20T02:20' });
  await write(author, article, 'A last word');
  studio.now += 10 * MINUTE;
  run();
  expect(live(studio, article)).toBe('Second');
  expect(await failures()).toMatchObject([{ reason: 'not-approved' }]);
});

it('keeps why it was not done: the right is gone, the person, the page', async () => {
  const { people } = studio.accounts;
  const pia = people.byEmail('pia@meridian.example')!.id;
  await write(author, plain, 'New');
  await schedule(publisher, TEN_PAST);
  people.setRoles(pia, [{ role: 'auditor', subtree: '', locale: '' }]);
  studio.now += 10 * MINUTE;
  run();
  people.setRoles(pia, [{ role: 'publisher', subtree: '', locale: '' }]);
  expect(await failures()).toMatchObject([{ reason: 'no-right' }]);

  await schedule(publisher, { itemId: plain, publishAt: '2026-11-20T02:20' });
  studio.store.content.setDeleted([plain], true);
  studio.now += 10 * MINUTE;
  run();
  expect(await failures()).toMatchObject([{ reason: 'deleted' }]);

  studio.store.content.setDeleted([plain], false);
  await schedule(publisher, { itemId: plain, publishAt: '2026-11-20T02:30' });
  people.setLocked(pia, true);
  studio.now += 10 * MINUTE;
  run();
  people.setLocked(pia, false);
  await publisher.signIn('pia@meridian.example');
  expect(await failures()).toMatchObject([
    { reason: 'no-right', message: expect.stringContaining('no account') },
  ]);
  expect(live(studio, plain)).toBe('/about');
});

it('goes on with the next one after a refusal, and takes nothing of the refused one', async () => {
  await write(author, plain, 'New');
  const taken = '/taken';
  putPage(studio.store, {
    ...{
      site: 'main',
      path: taken,
      name: 'taken',
      template: 'Page',
      fields: { Title: 't' },
      placeholders: {},
    },
  });
  const rival = studio.store.content.itemByPath('main', taken)!;
  studio.store.content.putItem({ ...rival, path: '/elsewhere' });
  studio.store.content.putItem({ ...studio.store.content.item(plain)!, path: taken });
  await schedule(publisher, TEN_PAST);
  await write(author, article, 'x');
  await schedule(publisher, { itemId: rival.id, publishAt: '2026-11-20T02:11' });
  studio.now += 15 * MINUTE;
  expect(run()).toBe(2);
  expect(await failures()).toMatchObject([{ itemId: plain, reason: 'refused' }]);
  expect(live(studio, plain)).toBe('/about');
  expect(studio.store.content.item(rival.id, 'published')?.path).toBe('/elsewhere');
});

it.each([
  [{ publishAt: '2027-03-14T02:30' }, 'skipped'],
  [{ publishAt: '2027-11-07T01:30' }, 'twice'],
  [{ publishAt: '2026-11-20T01:59' }, 'past'],
  [{ publishAt: 'soon' }, 'unknown'],
])('refuses the time %j: it is %s', async (times, time) => {
  const answer = await schedule(publisher, { itemId: plain, ...times });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', time });
});

it('takes a doubled time when it is said which, and replaces what was set before', async () => {
  await write(author, plain, 'New');
  const at = async (which: string) => {
    const answer = await schedule(publisher, { itemId: plain, publishAt: '2027-11-07T01:30', which });
    return answer.data?.['meridianSchedule'][0].at as string;
  };
  expect(await at('first')).toBe('2027-11-07T08:30:00.000Z');
  expect(await at('second')).toBe('2027-11-07T09:30:00.000Z');
  expect(scheduleTable(studio.store).waiting()).toHaveLength(1);
});

it('lets nobody schedule who may not publish, and nobody else take it back', async () => {
  expect(codeOf(await schedule(author, TEN_PAST))).toBe('FORBIDDEN');
  const set = await schedule(publisher, TEN_PAST);
  const { id } = set.data?.['meridianSchedule'][0] as { id: string };
  const cancel = (browser: StudioBrowser) =>
    ask(browser, `mutation { meridianCancelScheduled(id: "${id}") { state } }`, {});
  expect(codeOf(await cancel(author))).toBe('FORBIDDEN');
  expect((await cancel(publisher)).data).toEqual({ meridianCancelScheduled: { state: 'cancelled' } });
  studio.now += 15 * MINUTE;
  expect(run()).toBe(0);
  expect(codeOf(await schedule(publisher, { ...TEN_PAST, publishAt: null }))).toBe('BAD_USER_INPUT');
  const backwards = { publishAt: '2026-11-22T06:00', takeOffAt: '2026-11-21T06:00' };
  expect(codeOf(await schedule(publisher, { itemId: plain, ...backwards }))).toBe('BAD_USER_INPUT');
});

it('does not let a publication now wait for the one that was scheduled', async () => {
  await write(author, plain, 'Now');
  await schedule(publisher, TEN_PAST);
  expect(codeOf(await publish(publisher, plain))).toBe('done');
  studio.now += 10 * MINUTE;
  run();
  expect(await failures()).toEqual([]);
  expect(live(studio, plain)).toBe('Now');
});
