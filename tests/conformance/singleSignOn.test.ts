import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { CALLBACK_PATH } from '#src/platform/accounts/OidcSignIn.ts';
import type { GivenRole } from '#src/platform/accounts/roles.ts';
import { STUDIO, StudioUnderTest } from '#src/platform/studio/testing/StudioUnderTest.ts';
import type { StudioBrowser } from '#src/platform/studio/testing/StudioUnderTest.ts';

let provider: ChildProcess;
let issuer: string;
let studio: StudioUnderTest;

beforeAll(async () => {
  const program = join(__dirname, '..', 'support', 'identityProvider.ts');
  provider = spawn(process.execPath, [program, STUDIO + CALLBACK_PATH], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
  });
  issuer = await new Promise<string>((resolve, reject) => {
    let heard = '';
    provider.once('exit', () => reject(new Error(`the identity provider ended: ${heard}`)));
    provider.stdout!.on('data', (piece: Buffer) => {
      heard += piece.toString();
      const [, address] = /^listening (\S+)$/m.exec(heard) ?? [];
      if (address) resolve(address);
    });
  });
});
afterAll(() => {
  provider.kill();
});
beforeEach(async () => {
  const everywhere = { subtree: '', locale: '' } as const;
  studio = await new StudioUnderTest({
    oidc: {
      ...{ issuer, clientId: 'studio', clientSecret: 'secret-of-the-studio', name: 'Meridian' },
      ...{ scope: 'openid profile email groups', groupsClaim: 'groups' },
      roles: {
        web: [{ role: 'author', ...everywhere }],
        es: [{ role: 'translator', subtree: '', locale: 'es' }],
      } satisfies Record<string, GivenRole[]>,
    },
  }).start();
});
afterEach(() => studio.stop());

/** Goes from the Studio to the identity provider, is let in there as somebody, and answers the address of the way back. */
async function wayBack(browser: StudioBrowser, person: string): Promise<URL> {
  const start = await browser.get('/studio/api/oidc');
  let address = start.headers.get('location') ?? '';
  const cookies = new Map<string, string>();
  for (let steps = 0; !address.startsWith(STUDIO); steps += 1) {
    if (steps > 6) throw new Error(`lost at ${address}`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(address, issuer), {
      redirect: 'manual',
      headers: { cookie, 'x-person': person },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      cookies.set(name, value);
    }
    address = answer.headers.get('location') ?? (await answer.text());
  }
  return new URL(address);
}

const comeBack = async (browser: StudioBrowser, { pathname, search }: URL) =>
  (await browser.get(pathname + search)).headers.get('location');

it('lets somebody in by what the organisation says of them: code, PKCE, state, nonce, groups', async () => {
  const browser = studio.browser();
  expect(await browser.look()).toMatchObject({ oidc: { name: 'Meridian', address: '/studio/api/oidc' } });
  const start = await studio.browser().get('/studio/api/oidc');
  const asked = new URL(start.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ response_type: 'code', code_challenge_method: 'S256', redirect_uri: STUDIO + CALLBACK_PATH },
    ...{ state: expect.stringMatching(/.{20,}/), nonce: expect.stringMatching(/.{20,}/) },
  });
  expect(start.headers.get('set-cookie')).toMatch(
    /^__Host-studio-sign-in=.*; HttpOnly; SameSite=Lax; Secure$/,
  );

  const answer = await browser.get(
    ((address) => address.pathname + address.search)(await wayBack(browser, 'ana')),
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/studio']);
  expect(answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))).toEqual([
    '__Host-studio-sign-in; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-studio; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure',
  ]);
  expect(await browser.look()).toMatchObject({
    person: { name: 'Ana Lopez', email: 'ana@meridian.example' },
    rights: ['read', 'write', 'structure'],
  });
  const again = studio.browser();
  await comeBack(again, await wayBack(again, 'ana'));
  expect(studio.accounts.people.list()).toHaveLength(1);
  expect(studio.acts()).toEqual(['person-added', 'sign-in', 'sign-in']);
});

it('refuses a code that was used already, with the same state and with a new one', async () => {
  const browser = studio.browser();
  const first = await wayBack(browser, 'ana');
  expect(await comeBack(browser, first)).toBe('/studio');
  const other = studio.browser();
  expect(await comeBack(other, first)).toBe('/studio?signIn=failed');
  const second = await wayBack(other, 'ana');
  second.searchParams.set('code', first.searchParams.get('code')!);
  expect(await comeBack(other, second)).toBe('/studio?signIn=failed');
  expect(await other.look()).toMatchObject({ person: null });
});

it('refuses a wrong state, one of another browser, and one that is too old', async () => {
  const [browser, stranger] = [studio.browser(), studio.browser()];
  const wrong = await wayBack(browser, 'ana');
  wrong.searchParams.set('state', 'guessed');
  expect(await comeBack(browser, wrong)).toBe('/studio?signIn=failed');
  expect(await comeBack(stranger, await wayBack(browser, 'ana'))).toBe('/studio?signIn=failed');
  const late = await wayBack(browser, 'ana');
  studio.now += 10 * 60_000;
  expect(await comeBack(browser, late)).toBe('/studio?signIn=failed');
  expect(await comeBack(browser, new URL(`${STUDIO}${CALLBACK_PATH}?error=access_denied`))).toBe(
    '/studio?signIn=failed',
  );
  expect(studio.accounts.people.isEmpty()).toBe(true);
});

it('counts a state once, also where it came back with nothing', async () => {
  const browser = studio.browser();
  const back = await wayBack(browser, 'ana');
  const kept = new Map(browser.cookies);
  const state = back.searchParams.get('state')!;
  const refused = new URL(`${STUDIO}${CALLBACK_PATH}?error=access_denied&state=${state}`);
  expect(await comeBack(browser, refused)).toBe('/studio?signIn=failed');
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(await comeBack(browser, back)).toBe('/studio?signIn=failed');
});

it.each([
  ['ben', 'no-role'],
  ['dee', 'no-mail'],
])('does not let in %s: %s', async (person, refusal) => {
  const browser = studio.browser();
  expect(await comeBack(browser, await wayBack(browser, person))).toBe(`/studio?signIn=${refusal}`);
  expect(await browser.look()).toMatchObject({ person: null });
  expect(studio.accounts.people.isEmpty()).toBe(true);
});

it('does not let in who is locked', async () => {
  const browser = studio.browser();
  await comeBack(browser, await wayBack(browser, 'ana'));
  studio.accounts.people.setLocked(studio.accounts.people.list()[0]!.id, true);
  expect(await comeBack(browser, await wayBack(browser, 'ana'))).toBe('/studio?signIn=locked');
});

it('takes a local account over where the issuer vouches for the address, and only there', async () => {
  await studio.person('Ana', [{ role: 'admin' }, { role: 'media' }]);
  await studio.person('Cy', [{ role: 'media' }]);
  const browser = studio.browser();
  expect(await comeBack(browser, await wayBack(browser, 'cy'))).toBe('/studio?signIn=taken');
  expect(await comeBack(browser, await wayBack(browser, 'ana'))).toBe('/studio');
  // The groups give the roles; but she is the last who may manage people.
  expect(await browser.look()).toMatchObject({ rights: expect.arrayContaining(['write', 'people']) });
  expect(await browser.look()).not.toMatchObject({ rights: expect.arrayContaining(['media']) });
  expect(studio.acts()).toEqual(['person-linked', 'roles-changed', 'sign-in']);
});

it('says so on the sign-in page when the issuer does not answer', async () => {
  const own = await new StudioUnderTest({
    oidc: {
      ...{ issuer: 'http://127.0.0.1:9', clientId: 'studio', clientSecret: '', name: 'Meridian' },
      ...{ scope: 'openid', groupsClaim: 'groups', roles: {} },
    },
  }).start();
  expect((await own.browser().get('/studio/api/oidc')).headers.get('location')).toBe('/studio?signIn=failed');
  await own.stop();
});
