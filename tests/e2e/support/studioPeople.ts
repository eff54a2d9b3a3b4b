import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { hashPassword } from '#src/platform/accounts/passwords.ts';
import { ROLES } from '#src/platform/accounts/roles.ts';
import type { GivenRole } from '#src/platform/accounts/roles.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { platform, platformPort } from './addresses.ts';

/** Where the Studio under test is: its cookies are those of `localhost`. */
export const studio = `http://localhost:${platformPort}`;
export const PASSWORD = 'nine green kettles';

/** Gives somebody an account in the store of the servers under test, with every role unless told otherwise. */
export async function addPerson(name: string, roles: readonly GivenRole['role'][] = ROLES): Promise<void> {
  const password = await hashPassword(PASSWORD);
  const store = openStore(process.env.PLATFORM_DATA ?? 'data/e2e/platform.db', { pollMs: 0 });
  try {
    const { people } = createAccounts({ store, studioOrigin: studio });
    const email = `${name}@meridian.example`;
    const given = roles.map((role) => ({ role, subtree: '', locale: '' as const }));
    // Test files run side by side, and each wants its person.
    store.transaction(() => {
      if (!people.byEmail(email)) people.add({ name, email, roles: given, password });
    });
  } finally {
    store.close();
  }
}

/** A signed-in session, as a program holds it: what a browser's cookie and the Studio's page would send. */
export interface Session {
  cookie: string;
  token: string;
  /** Asks the Studio's server as its page does, with other headers where a test wants them. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export async function signIn(name: string): Promise<Session> {
  const own = { origin: studio, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(platform + path, { method: 'POST', body: JSON.stringify(body), headers: { ...own, ...headers } });
  const body = { email: `${name}@meridian.example`, password: PASSWORD };
  const entered = await post('/studio/api/sign-in', body, {});
  const cookie = entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const session = await fetch(`${platform}/studio/api/session`, { headers: { cookie } });
  const { token } = (await session.json()) as { token: string };
  return {
    cookie,
    token,
    send: (path, sent, headers = {}) => post(path, sent, { cookie, 'x-studio-token': token, ...headers }),
  };
}
