import { z } from 'zod';
import { ALL_RIGHTS } from '../accounts/roles.ts';
import { setCookie } from '../accounts/cookies.ts';
import { SESSION_COOKIE } from '../accounts/createAccounts.ts';
import { SHORTEST_PASSWORD } from '../accounts/passwords.ts';
import { SESSION_HOURS } from '../accounts/SessionTables.ts';
import { requestTokenOf } from '../accounts/tokens.ts';
import { sendJson } from '../envelope.ts';
import { zoneOf } from '../flow/localTime.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import type { Store } from '../store/Store.ts';
import { HEARTBEAT_SECONDS } from './Presence.ts';
import { readJson, requireActor, requireOwnPage, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const text = (most: number) => z.string().max(most);
const signInShape = z.strictObject({ email: text(320), password: text(1024) });
const setupShape = z.strictObject({
  token: text(100),
  /** Without one the answer says what the link is for. */
  password: text(1024).optional(),
  name: text(200).default(''),
  email: text(320).default(''),
});
const signOutShape = z.strictObject({ everywhere: z.boolean().default(false) });

/** Who is signed in, and the ways in and out. */
export function sessionRoutes(part: StudioPart): PlatformRoute[] {
  return [
    studioRoute('GET', '/studio/api/session', (asked) =>
      sendJson(asked.response, 200, sessionBody(part, asked)),
    ),
    studioRoute('POST', '/studio/api/sign-in', async (asked) => {
      requireOwnPage(part, asked);
      const { email, password } = await readJson(asked, signInShape);
      const address = clientAddress(asked.request, part.settings.trustedProxyHops);
      enter(part, asked, await part.signIn.withPassword(email, password, address));
    }),
    studioRoute('POST', '/studio/api/setup', async (asked) => {
      requireOwnPage(part, asked);
      const { token, password, name, email } = await readJson(asked, setupShape);
      if (password !== undefined) {
        const names = { name: name.trim(), email: email.trim() };
        enter(part, asked, await part.signIn.setUp(token, password, names));
        return;
      }
      const kind = part.signIn.setupKind(token);
      if (!kind) throw new HttpProblem(410, 'This link has been used or has run out. Ask for a new one.');
      sendJson(asked.response, 200, { ...kind, shortestPassword: SHORTEST_PASSWORD });
    }),
    studioRoute('POST', '/studio/api/sign-out', async (asked) => {
      const { session } = requireActor(part, asked);
      const { everywhere } = await readJson(asked, signOutShape);
      signOut(part, session, everywhere);
      sendJson(asked.response, 200, { person: null }, { 'set-cookie': cookie(part, '', 0) });
    }),
  ];
}

/** Answers with the session's cookie. The token itself is in no body: a script that reads answers must not have it. */
function enter(part: StudioPart, asked: PlatformRequest, token: string): void {
  sendJson(asked.response, 200, { signedIn: true }, { 'set-cookie': sessionCookie(part, token) });
}

export const sessionCookie = (part: StudioPart, token: string) => cookie(part, token, SESSION_HOURS * 3600);

const cookie = ({ settings }: StudioPart, value: string, maxAge: number) =>
  setCookie(SESSION_COOKIE, value, { studioOrigin: settings.origin ?? '', maxAge, sameSite: 'Strict' });

function signOut(
  { accounts }: StudioPart,
  { token, person }: { token: string; person: { id: string } },
  isEverywhere: boolean,
): void {
  accounts.store.transaction(() => {
    if (isEverywhere) accounts.sessions.endAll(person.id);
    else accounts.sessions.end(token);
    accounts.audit({ actor: person.id, act: isEverywhere ? 'sign-out-everywhere' : 'sign-out' });
  });
}

function sessionBody({ accounts, settings, oidc, platform }: StudioPart, asked: PlatformRequest): object {
  const found = accounts.sessionOf(asked.request, false);
  const actor = found && accounts.actorFor(found.person);
  return {
    person: found ? { id: found.person.id, name: found.person.name, email: found.person.email } : null,
    roles: found?.person.roles ?? [],
    /** Rights had anywhere; each operation asks again at its place. */
    rights: ALL_RIGHTS.filter((right) => actor?.may(right)),
    token: found ? requestTokenOf(found.token) : null,
    needsFirstAccount: accounts.people.isEmpty(),
    oidc: oidc && settings.oidc ? { name: settings.oidc.name, address: '/studio/api/oidc' } : null,
    editingHost: settings.editingHost,
    sites: Object.entries(platform.siteOrigins).map(([name, origin]) =>
      siteRow(platform.store, name, origin),
    ),
    languages: [
      { code: 'en', name: 'English' },
      { code: 'es', name: 'Español' },
    ],
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}

/** A site; its home page is where the Studio begins, and its clock the one the Studio tells times by. */
const siteRow = ({ content, facts }: Store, name: string, origin: string) => ({
  ...{ name, origin, zone: zoneOf(facts, name) },
  homeId: content.itemByPath(name, '/', 'draft')?.id ?? '',
});
