import { hashPassword } from '../accounts/passwords.ts';
import { PASSWORD, STUDIO, StudioUnderTest } from './testing/StudioUnderTest.ts';

let studio: StudioUnderTest;
const begin = async () => (studio = await new StudioUnderTest().start());
afterEach(() => studio.stop());

describe('the first start', () => {
  it('has no default password: a link in the log makes the first account, once, within fifteen minutes', async () => {
    await begin();
    const browser = studio.browser();
    expect(await browser.look()).toMatchObject({ person: null, token: null, needsFirstAccount: true });
    expect(studio.events.find(({ event }) => event === 'first-account')?.['link']).toMatch(
      /^https:\/\/studio\.meridian\.example\/studio\/setup#[\w-]{43}$/,
    );
    const token = studio.firstToken;
    const setUp = (body: object) => browser.send('/studio/api/setup', { token, ...body });
    expect(await (await setUp({})).json()).toEqual({ kind: 'first', shortestPassword: 12 });
    expect((await setUp({ password: 'short', name: 'Ana', email: 'ana@x.example' })).status).toBe(422);
    expect((await setUp({ password: PASSWORD, name: '', email: 'ana@x.example' })).status).toBe(422);
    expect((await browser.send('/studio/api/setup', { token: 'guessed', password: PASSWORD })).status).toBe(
      410,
    );
    const answer = await setUp({ password: PASSWORD, name: 'Ana', email: 'Ana@X.example' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(browser.cookies.get('__Host-studio'));
    expect(await browser.look()).toMatchObject({
      person: { name: 'Ana', email: 'ana@x.example' },
      rights: expect.arrayContaining(['people', 'publish', 'write', 'audit']),
      needsFirstAccount: false,
    });
    expect((await setUp({ password: PASSWORD, name: 'Ben', email: 'ben@x.example' })).status).toBe(410);
    expect(studio.acts()).toEqual(['first-account', 'sign-in']);
  });

  it('the link runs out', async () => {
    await begin();
    studio.now += 15 * 60_000;
    const answer = await studio.browser().send('/studio/api/setup', { token: studio.firstToken });
    expect(answer.status).toBe(410);
  });

  it('has no link where somebody has an account', async () => {
    studio = new StudioUnderTest();
    await studio.person('Ana', [{ role: 'author' }]);
    await studio.start();
    expect(studio.events.filter(({ event }) => event === 'first-account')).toEqual([]);
    expect(await studio.browser().look()).toMatchObject({ needsFirstAccount: false });
  });
});

describe('sign-in by password', () => {
  it('sets a cookie of this host that no script reads, and tells the token of requests', async () => {
    await begin();
    await studio.person('Ana', [{ role: 'author' }]);
    const browser = studio.browser();
    const answer = await browser.signIn(' ANA@meridian.example');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-studio=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await browser.look()).toMatchObject({
      person: { name: 'Ana' },
      roles: [{ role: 'author', subtree: '', locale: '' }],
      rights: ['read', 'write', 'structure'],
      token: expect.stringMatching(/^[\w-]{43}$/),
      editingHost: 'https://www.meridian.example',
      languages: [{ code: 'en' }, { code: 'es' }],
      sites: [
        { name: 'main', zone: 'America/Los_Angeles' },
        { name: 'plan', zone: 'America/Los_Angeles' },
      ],
      oidc: null,
    });
  });

  it('has a plain cookie name over http, where browsers refuse the other', async () => {
    studio = await new StudioUnderTest({ origin: 'http://localhost:4000' }).start();
    await studio.person('Ana', [{ role: 'author' }]);
    const answer = await studio
      .browser()
      .send(
        '/studio/api/sign-in',
        { email: 'ana@meridian.example', password: PASSWORD },
        { origin: 'http://localhost:4000' },
      );
    expect(answer.headers.get('set-cookie')).toMatch(
      /^studio=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
  });

  it('answers a wrong password, an unknown name and a locked person alike', async () => {
    await begin();
    await studio.person('Ana', [{ role: 'author' }]);
    studio.accounts.people.setLocked(await studio.person('Ben', [{ role: 'author' }]), true);
    const attempt = async (email: string, password: string) => {
      const answer = await studio.browser().send('/studio/api/sign-in', { email, password });
      const { meta } = (await answer.json()) as { meta: { errors: object[] } };
      return [answer.status, meta.errors];
    };
    const wrong = await attempt('ana@meridian.example', 'wrong password');
    expect(wrong).toEqual([
      401,
      [{ code: 401, type: 'FATAL_ERROR', message: expect.stringContaining('not right') }],
    ]);
    expect(await attempt('nobody@meridian.example', 'wrong password')).toEqual(wrong);
    expect(await attempt('ben@meridian.example', PASSWORD)).toEqual(wrong);
  });

  it('has guesses wait, by name and whoever guesses, and lets the owner in afterwards', async () => {
    await begin();
    await studio.person('Ana', [{ role: 'author' }]);
    const attempt = (password: string) => studio.browser().signIn('ana@meridian.example', password);
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await attempt('wrong password')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await attempt(PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    studio.now += 1000;
    expect((await attempt(PASSWORD)).status).toBe(200);
    expect(studio.acts().filter((act) => act === 'sign-in-refused')).toHaveLength(5);
  });

  it('makes a hash anew that was made when less was asked', async () => {
    await begin();
    const id = await studio.person('Ana', [{ role: 'author' }]);
    const cheap = await hashPassword(PASSWORD, { memory: 1024, passes: 1, parallelism: 1 });
    studio.accounts.people.setPassword(id, cheap);
    await studio.browser().signIn('ana@meridian.example');
    expect(studio.accounts.people.passwordOf(id)).toMatch(/m=19456,t=2,p=1/);
    expect((await studio.browser().signIn('ana@meridian.example')).status).toBe(200);
  });

  it('ends here, or everywhere', async () => {
    await begin();
    const one = await studio.signedIn('Ana', 'author');
    const [two, three] = [studio.browser(), studio.browser()];
    await two.signIn('ana@meridian.example');
    await three.signIn('ana@meridian.example');
    const stale = new Map(one.cookies);
    expect((await one.send('/studio/api/sign-out', {})).headers.get('set-cookie')).toMatch(
      /^__Host-studio=; .*Max-Age=0/,
    );
    for (const [name, value] of stale) one.cookies.set(name, value);
    expect(await one.look()).toMatchObject({ person: null });
    expect(await two.look()).toMatchObject({ person: { name: 'Ana' } });
    await two.send('/studio/api/sign-out', { everywhere: true });
    expect(await three.look()).toMatchObject({ person: null });
  });
});

describe('people', () => {
  it('are added with a link that sets a password once, and are in the log without it', async () => {
    await begin();
    const admin = await studio.signedIn('Ana', 'admin');
    const answer = await admin.send('/studio/api/people', {
      ...{ name: 'Ben', email: 'Ben@meridian.example' },
      roles: [{ role: 'translator', locale: 'es' }],
    });
    const { person, invitation } = (await answer.json()) as {
      person: { id: string };
      invitation: { link: string };
    };
    expect([answer.status, invitation.link]).toEqual([
      201,
      expect.stringMatching(`^${STUDIO}/studio/setup#`),
    ]);
    const token = invitation.link.split('#')[1]!;
    const ben = studio.browser();
    expect(await (await ben.send('/studio/api/setup', { token })).json()).toMatchObject({
      ...{ kind: 'invitation', name: 'Ben', email: 'ben@meridian.example' },
    });
    expect((await ben.send('/studio/api/setup', { token, password: PASSWORD })).status).toBe(200);
    expect(await ben.look()).toMatchObject({ person: { id: person.id }, rights: ['read', 'write'] });
    expect((await studio.browser().send('/studio/api/setup', { token, password: PASSWORD })).status).toBe(
      410,
    );
    const again = { name: 'Ben', email: 'ben@meridian.example', roles: [] };
    expect((await admin.send('/studio/api/people', again)).status).toBe(409);
    expect(JSON.stringify([...studio.accounts.log.all()])).not.toContain(token);
  });

  it('an invitation runs out after a week, and a newer one ends it', async () => {
    await begin();
    const admin = await studio.signedIn('Ana', 'admin');
    const id = await studio.person('Ben', []);
    const link = async () => {
      const answer = await admin.send(`/studio/api/people/${id}/invitation`, {});
      return ((await answer.json()) as { invitation: { link: string } }).invitation.link.split('#')[1]!;
    };
    const look = async (token: string) =>
      (await studio.browser().send('/studio/api/setup', { token })).status;
    const [first, second] = [await link(), await link()];
    expect([await look(first), await look(second)]).toEqual([410, 200]);
    studio.now += 7 * 24 * 3_600_000;
    expect(await look(second)).toBe(410);
  });

  it('are locked out at once', async () => {
    await begin();
    const admin = await studio.signedIn('Ana', 'admin');
    const ben = await studio.signedIn('Ben', 'author');
    const { id } = studio.accounts.people.byEmail('ben@meridian.example')!;
    await admin.send(`/studio/api/people/${id}`, { isLocked: true }, { method: 'PUT' });
    expect(await ben.look()).toMatchObject({ person: null });
    expect((await ben.signIn('ben@meridian.example')).status).toBe(401);
    await admin.send(`/studio/api/people/${id}`, { isLocked: false }, { method: 'PUT' });
    expect((await ben.signIn('ben@meridian.example')).status).toBe(200);
    await admin.send(`/studio/api/people/${id}/sign-out`, {});
    expect(await ben.look()).toMatchObject({ person: null });
    expect(studio.acts()).toEqual(
      expect.arrayContaining(['person-locked', 'person-unlocked', 'person-signed-out']),
    );
  });

  it('new roles hold from the next request on', async () => {
    await begin();
    const admin = await studio.signedIn('Ana', 'admin');
    const ben = await studio.signedIn('Ben', 'author');
    const { id } = studio.accounts.people.byEmail('ben@meridian.example')!;
    const change = { name: 'Benjamin', roles: [{ role: 'auditor' }] };
    expect((await admin.send(`/studio/api/people/${id}`, change, { method: 'PUT' })).status).toBe(200);
    expect(await ben.look()).toMatchObject({ person: { name: 'Benjamin' }, rights: ['read', 'audit'] });
  });

  it('somebody always stays who may manage people', async () => {
    await begin();
    const admin = await studio.signedIn('Ana', 'admin');
    const { id } = studio.accounts.people.byEmail('ana@meridian.example')!;
    const change = (body: object) => admin.send(`/studio/api/people/${id}`, body, { method: 'PUT' });
    expect((await change({ roles: [] })).status).toBe(409);
    expect((await change({ roles: [{ role: 'admin', subtree: 'care' }] })).status).toBe(409);
    expect((await change({ isLocked: true })).status).toBe(409);
    await studio.person('Ben', [{ role: 'admin' }]);
    expect((await change({ roles: [] })).status).toBe(200);
  });

  it.each([
    ['GET', '/studio/api/people'],
    ['POST', '/studio/api/people'],
    ['PUT', '/studio/api/people/x'],
    ['POST', '/studio/api/people/x/invitation'],
    ['POST', '/studio/api/people/x/sign-out'],
    ['GET', '/studio/api/audit'],
    ['GET', '/studio/api/audit/check'],
    ['GET', '/studio/api/audit/export'],
  ])('%s %s is for nobody without the right', async (method, path) => {
    await begin();
    const ben = await studio.signedIn('Ben', 'author', 'publisher');
    const call = (browser = ben) =>
      method === 'GET' ? browser.get(path) : browser.send(path, {}, { method });
    expect((await call()).status).toBe(403);
    expect((await call(studio.browser())).status).toBe(401);
  });
});

describe('the audit log', () => {
  it('is paged, named, checked and exported', async () => {
    await begin();
    const admin = await studio.signedIn('Ana', 'admin');
    for (let index = 0; index < 3; index += 1)
      studio.accounts.audit({ actor: 'x', act: 'save', itemId: 'one' });
    const first = (await (await admin.get('/studio/api/audit?limit=2')).json()) as { before: number };
    expect(first).toMatchObject({ rows: [{ seq: 4 }, { seq: 3 }], before: 3 });
    expect(await (await admin.get(`/studio/api/audit?limit=2&before=${first.before}`)).json()).toMatchObject({
      ...{ rows: [{ seq: 2 }, { act: 'sign-in', actorName: 'Ana' }], before: null },
    });
    expect(await (await admin.get('/studio/api/audit?item=one&act=save')).json()).toMatchObject({
      rows: [{}, {}, {}],
    });
    // By the address of its page, on whichever site that is; one without a page has no rows.
    const id = '11111111-1111-4111-8111-111111111111';
    const page = {
      site: 'plan' as const,
      parentId: null,
      name: 'Care',
      path: '/care',
      template: 'Page',
      sortOrder: 0,
    };
    studio.store.transaction(() => studio.store.content.putItem({ id, ...page }));
    studio.accounts.audit({ actor: 'x', act: 'save', itemId: id });
    const at = async (path: string) =>
      (await (await admin.get(`/studio/api/audit?item=${encodeURIComponent(path)}`)).json()) as object;
    expect(await at('/care')).toMatchObject({ rows: [{ itemId: id }] });
    expect(await at('/none')).toMatchObject({ rows: [] });
    const [row] = studio.accounts.people.list();
    studio.accounts.audit({ actor: 'x', act: 'person-locked', detail: { id: row?.id } });
    expect(await (await admin.get('/studio/api/audit?act=person-locked')).json()).toMatchObject({
      rows: [{ page: null, names: { [String(row?.id)]: row?.name } }],
    });
    expect((await admin.get('/studio/api/audit?limit=all')).status).toBe(400);
    expect(await (await admin.get('/studio/api/audit/check')).json()).toEqual({ firstBroken: null });
    const lines = (await (await admin.get('/studio/api/audit/export')).text()).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
