import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { hashPassword } from '#src/platform/accounts/passwords.ts';
import { ROLES } from '#src/platform/accounts/roles.ts';
import type { Role } from '#src/platform/accounts/Actor.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { expect } from './test.ts';
import type { Cookie, FrameLocator } from '@playwright/test';
import type { Page } from './test.ts';
import type { OwnServers } from './OwnServers.ts';

export const password = 'nine green kettles';

export const studioOf = (servers: OwnServers): string => `http://localhost:${servers.platformPort}/studio`;
/** People are written to by their first name. */
export const mailOf = (name: string) => `${name.replace(/ .*/, '').toLowerCase()}@meridian.example`;

/** Gives servers people with roles on the whole site in both languages; `also` looks into the store meanwhile. */
export async function addPeople<T>(
  servers: OwnServers,
  people: Record<string, readonly Role[]>,
  also: (store: Store) => T,
): Promise<T> {
  const hashed = await hashPassword(password);
  return withStore(servers, (store) => {
    const { people: table } = createAccounts({ store, studioOrigin: new URL(studioOf(servers)).origin });
    for (const [name, roles] of Object.entries(people)) {
      const given = roles.map((role) => ({ role, subtree: '', locale: '' as const }));
      table.add({ name, email: mailOf(name), password: hashed, roles: given });
    }
    return also(store);
  });
}

/** Looks into the store of running servers, or changes it. */
export function withStore<T>(servers: OwnServers, use: (store: Store) => T): T {
  const store = openStore(servers.data, { pollMs: 0 });
  try {
    return use(store);
  } finally {
    store.close();
  }
}

export const everyRole: readonly Role[] = ROLES;

/** Writes who somebody is where the Studio asks for it, by keyboard. */
export async function enterAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email').fill(mailOf(name));
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** What browsers keep of whoever has signed in, by platform and name. */
const sessions = new Map<string, Cookie[]>();

/**
 * Signs somebody in, and opens an address of the Studio (`today`, `pages/…`) where one is named. By hand the first time; from
 * then on as in the same browser, while the session lasts.
 */
export async function signIn(page: Page, servers: OwnServers, name: string, path?: string): Promise<void> {
  const key = `${servers.platform} ${name}`;
  const kept = sessions.get(key);
  if (kept) await page.context().addCookies(kept);
  if (kept && path === undefined) return;
  await page.goto(`${studioOf(servers)}/${path ?? 'today'}`);
  const isIn = page.getByRole('button', { name: 'Sign out', exact: true });
  const asked = page.locator('.SignIn-account');
  await expect(isIn.or(asked)).toBeVisible();
  if (await asked.isVisible()) await enterAs(page, name);
  await expect(isIn).toBeVisible();
  sessions.set(key, await page.context().cookies());
}

/** The page in the builder's frame. */
export const framed = (page: Page): FrameLocator => page.frameLocator('.Stage-frame');

/** Waits until the page of the builder stands in its frame and has told what is on it. */
export async function untilOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(|One moment…)$/);
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
}
