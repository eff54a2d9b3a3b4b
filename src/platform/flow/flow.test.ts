import type { StudioBrowser, StudioUnderTest } from '../studio/testing/StudioUnderTest.ts';
import { putShell, shellId } from '../content/putPage.ts';
import { COMMANDS, STATES } from './flowCommands.ts';
import { kindOf, saveKinds } from './kinds.ts';
import {
  schedule,
  article,
  ask,
  codeOf,
  command,
  flowWorld,
  live,
  plain,
  publish,
  seen,
  write,
} from './testing/flowWorld.ts';

let studio: StudioUnderTest;
let author: StudioBrowser;
let reviewer: StudioBrowser;
let publisher: StudioBrowser;
beforeEach(async () => {
  studio = await flowWorld();
  author = await studio.signedIn('ana', 'author');
  reviewer = await studio.signedIn('rita', 'reviewer');
  publisher = await studio.signedIn('pia', 'publisher');
});
afterEach(() => studio.stop());

const send = () => command(author, article, COMMANDS.send);
const approve = (browser = reviewer) => command(browser, article, COMMANDS.approve);

it('publishes what needs approval only when it is approved as it is, in the vendor’s words', async () => {
  await write(author, article, 'New');
  expect(codeOf(await publish(publisher, article))).toBe('NOT_APPROVED');
  expect((await send()).data?.['executeWorkflowCommand']).toEqual({
    ...{ successful: true, completed: false, error: null, message: null },
    nextStateId: STATES['in-review'],
  });
  expect(codeOf(await publish(publisher, article))).toBe('NOT_APPROVED');
  expect((await approve()).data?.['executeWorkflowCommand']).toMatchObject({ completed: true });
  expect(live(studio, article)).toBe('/articles/flu');
  expect(codeOf(await publish(publisher, article))).toBe('done');
  expect(live(studio, article)).toBe('New');
  expect(studio.acts()).toEqual(expect.arrayContaining(['review-send', 'review-approve', 'publish']));
});

it('takes the approval away with the next change, of the page or of a part of it', async () => {
  await write(author, article, 'New');
  await send();
  await approve();
  await write(author, article, 'Newer');
  const refused = await publish(publisher, article);
  expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'NOT_APPROVED', state: 'changed' } });
  expect(refused.errors?.[0]?.message).toContain('changed after it was approved');
  const [part] = studio.store.content.children(article);
  await send();
  await approve();
  await write(author, part!.id, 'A part');
  expect(codeOf(await publish(publisher, article))).toBe('NOT_APPROVED');
  // Nor does the part slip out alone.
  expect(codeOf(await publish(publisher, part!.id))).toBe('NOT_APPROVED');
});

it('asks for no approval of what visitors have already, and an approval is back with the text it was given', async () => {
  const restore = (moment: string) =>
    ask(
      author,
      'mutation($input: MeridianRestorePageInput!) { meridianRestorePage(input: $input) { item { itemId } } }',
      {
        ...{ itemId: article, language: 'en', moment },
      },
    );
  const state = async () => {
    const [{ state: now, isPending, changes }] = (await seen(author, `/studio/api/flow/${article}`))
      .languages;
    return [now, isPending, changes];
  };
  await write(author, article, 'New');
  await send();
  await approve();
  await write(author, article, 'Newer');
  expect(await state()).toEqual(['changed', true, 1]);
  await write(author, article, 'New');
  expect(await state()).toEqual(['approved', true, 1]);
  await write(author, article, 'Newest');
  expect(codeOf(await restore('published'))).toBe('done');
  expect(await state()).toEqual(['changed', false, 0]);
  const page = await seen(author, `/studio/api/pages/${article}?locale=en`);
  expect(page.state).toBe('published');
  expect(codeOf(await publish(publisher, article))).toBe('done');
  expect(live(studio, article)).toBe('/articles/flu');
});

it('asks for two people: who wrote any of it cannot approve it, and who may not review cannot either', async () => {
  const both = await studio.signedIn('bo', 'author', 'reviewer', 'publisher');
  await write(both, article, 'Mine');
  await write(author, article, 'Mine and a comma');
  await send();
  expect((await approve(both)).errors?.[0]?.message).toContain('You wrote in this page yourself');
  expect(codeOf(await approve(author))).toBe('FORBIDDEN');
  expect(codeOf(await approve(publisher))).toBe('FORBIDDEN');
  expect(codeOf(await approve())).toBe('done');
  // What is live is nobody's draft any more: the next change is another's to write.
  await publish(publisher, article);
  await write(author, article, 'The next');
  await send();
  expect(codeOf(await approve(both))).toBe('done');
});

it('approves what the reviewer looked at, and nothing that was written meanwhile', async () => {
  await write(author, article, 'Looked at');
  await send();
  const [{ mark }] = (await seen(reviewer, `/studio/api/flow/${article}`)).languages;
  await write(author, article, 'Written meanwhile');
  const late = await command(reviewer, article, COMMANDS.approve, { headers: { 'if-match': `"${mark}"` } });
  expect(late.errors?.[0]?.message).toContain('changed meanwhile');
});

it('sends back with a note only, and the author finds it', async () => {
  await write(author, article, 'New');
  expect(codeOf(await command(reviewer, article, COMMANDS['send-back'], { comments: 'x' }))).toBe(
    'BAD_USER_INPUT',
  );
  await send();
  expect(codeOf(await command(reviewer, article, COMMANDS['send-back']))).toBe('BAD_USER_INPUT');
  expect((await seen(reviewer, '/studio/api/today?site=main')).toApprove).toMatchObject([
    { itemId: article, sentBy: 'ana', language: 'en' },
  ]);
  expect((await seen(author, '/studio/api/today?site=main')).toApprove).toEqual([]);
  await command(reviewer, article, COMMANDS['send-back'], { comments: 'Name the dose.' });
  const today = await seen(author, '/studio/api/today?site=main');
  expect(today.sentBack).toMatchObject([{ itemId: article, note: 'Name the dose.', decidedBy: 'rita' }]);
  expect(today.drafts).toMatchObject([{ itemId: article, language: 'en' }]);
  expect((await seen(reviewer, '/studio/api/today?site=main')).toApprove).toEqual([]);
});

it('leaves pages of other kinds as they are, and one language alone that nobody touched', async () => {
  await write(author, plain, 'New');
  expect(codeOf(await publish(publisher, plain))).toBe('done');
  expect(codeOf(await publish(publisher, article, ['en', 'es']))).toBe('done');
  await write(author, article, 'Nuevo', 'es');
  expect(codeOf(await publish(publisher, article, ['en']))).toBe('done');
  expect(codeOf(await publish(publisher, article, ['es']))).toBe('NOT_APPROVED');
  // A handed-over page of another kind is anybody's who can put it live.
  await write(author, plain, 'Handed over');
  await command(author, plain, COMMANDS.send);
  expect((await seen(publisher, '/studio/api/today?site=main')).toApprove).toMatchObject([{ itemId: plain }]);
  expect(codeOf(await command(publisher, plain, COMMANDS.approve))).toBe('done');
});

it('finds the kind by template and address, in the order of the table, which admins change', async () => {
  const kinds = [
    { name: 'News', template: 'HealthWellnessPage', below: '/news/', needsApproval: false },
    { name: 'Article', template: 'HealthWellnessPage', needsApproval: true },
  ];
  saveKinds(studio.store, kinds);
  const page = { id: 'x', site: 'main', parentId: null, name: 'x', sortOrder: 0 } as const;
  const nameOf = (template: string, path: string) => kindOf(studio.store, { ...page, template, path })?.name;
  expect(nameOf('HealthWellnessPage', '/News/flu')).toBe('News');
  expect(nameOf('HealthWellnessPage', '/newsletter')).toBe('Article');
  expect(nameOf('Page', '/news/flu')).toBeUndefined();
  const put = (browser: StudioBrowser) => browser.send('/studio/api/kinds', { kinds: [] }, { method: 'PUT' });
  expect((await put(publisher)).status).toBe(403);
  expect((await put(await studio.signedIn('ada', 'admin'))).status).toBe(200);
  expect((await seen(author, '/studio/api/kinds')).kinds).toEqual([]);
  await write(author, article, 'Free now');
  expect(codeOf(await publish(publisher, article))).toBe('done');
});

it('asks to look again at what was approved, after as many days as its kind says, and as people set it', async () => {
  await write(author, article, 'New');
  await send();
  await approve();
  const { review } = (await seen(author, `/studio/api/flow/${article}`)).languages[0];
  expect(review).toMatchObject({ due: '2027-11-20', reviewedAt: new Date(studio.now).toISOString() });
  const set = (itemId: string, due: string, browser = author) =>
    ask(
      browser,
      'mutation($input: MeridianReviewByInput!) { meridianReviewBy(input: $input) { due owner } }',
      { itemId, language: 'en', due },
    );
  const due = async () => (await seen(author, '/studio/api/today?site=main')).due;
  expect(await due()).toEqual([]);
  for (const [day, days] of [
    ['2026-11-17', -3],
    ['2026-11-20', 0],
    ['2026-12-20', 30],
    ['2027-01-19', 60],
  ] as const) {
    expect(codeOf(await set(plain, day))).toBe('done');
    expect(await due()).toMatchObject([{ itemId: plain, due: day, days }]);
  }
  await set(plain, '2027-01-20');
  expect(await due()).toEqual([]);
  expect(codeOf(await set(plain, '2026-02-30'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await set(plain, '2026-12-01', await studio.signedIn('mo', 'media')))).toBe('FORBIDDEN');
});

it('tells who may publish of what is approved, until it has a time or went live', async () => {
  const ready = async () =>
    ((await seen(publisher, '/studio/api/today?site=main')).approved as { itemId: string }[]).length;
  await write(author, article, 'New');
  await send();
  await approve();
  expect(await ready()).toBe(1);
  expect((await seen(author, '/studio/api/today?site=main')).approved).toEqual([]);
  const set = await schedule(publisher, { itemId: article, publishAt: '2026-12-01T06:00' });
  expect(await ready()).toBe(0);
  const { id } = set.data?.['meridianSchedule'][0] as { id: string };
  await ask(publisher, `mutation { meridianCancelScheduled(id: "${id}") { state } }`, {});
  expect(await ready()).toBe(1);
  studio.now += 1000;
  await publish(publisher, article);
  studio.store.content.unpublish([article], { locales: ['en'] });
  expect(await ready()).toBe(0);
});

it('shows a person nothing of a page that is not hers to see', async () => {
  await studio.person('lou', [{ role: 'author', subtree: plain }]);
  const lou = studio.browser();
  await lou.signIn('lou@meridian.example');
  await write(author, article, 'New');
  await send();
  const today = JSON.stringify(await seen(lou, '/studio/api/today?site=main'));
  expect(today).not.toContain(article);
  expect((await lou.get(`/studio/api/flow/${article}`)).status).toBe(403);
  expect((await studio.browser().get('/studio/api/today?site=main')).status).toBe(401);
});

it('offers what stands on every page to whoever may publish it, when it differs from what visitors have', async () => {
  const { store } = studio;
  const placeholders = { header: [{ component: 'Header', fields: { SkipLinkText: 'Skip' } }] };
  putShell(store, { site: 'main', placeholders });
  const everywhere = async (browser: StudioBrowser) => {
    const answer = await browser.get(`/studio/api/flow/${plain}`);
    const { shared } = (await answer.json()) as { shared: { id: string; isEverywhere: boolean }[] };
    return shared.filter(({ isEverywhere }) => isEverywhere).map(({ id }) => id);
  };
  expect(await everywhere(publisher)).toEqual([]);
  store.content.saveSharedLayout(shellId('main'), {});
  expect(await everywhere(publisher)).toEqual([shellId('main')]);
  expect(await everywhere(author)).toEqual([]);
  store.content.publish([shellId('main')]);
  expect(await everywhere(publisher)).toEqual([]);
});
