import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { hashPassword } from '#src/platform/accounts/passwords.ts';
import { ROLES } from '#src/platform/accounts/roles.ts';
import type { Role } from '#src/platform/accounts/Actor.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { expect } from './test.ts';
import type { FrameLocator } from '@playwright/test';
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

/** Signs somebody in, at an address of the Studio (`today`, `pages/…`); without one at the first page. */
export async function signIn(page: Page, servers: OwnServers, name: string, path = ''): Promise<void> {
  await page.goto(`${studioOf(servers)}/${path}`);
  await enterAs(page, name);
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

/** The page in the builder's frame. */
export const framed = (page: Page): FrameLocator => page.frameLocator('.Stage-frame');

/** Waits until the page of the builder stands in its frame and has told what is on it. */
export async function untilOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(|One moment…)$/);
  await expect(page.locator('.Stage-notice')).toHaveCount(0);
}
