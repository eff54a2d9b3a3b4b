import type { Accounts, Actor } from '../../accounts/Actor.ts';
import type { PlatformModule } from '../../PlatformModule.ts';
import { putPage, putShell } from '../../content/putPage.ts';
import { startPlatform } from '../../server.ts';
import type { RunningPlatform } from '../../server.ts';
import { openStore } from '../../store/openStore.ts';
import type { Store } from '../../store/Store.ts';
import { createAuthoringModule } from '../authoringModule.ts';

export const token = 'a-token-of-the-tests-that-is-long-enough';
export const home = { main: '/sitecore/content/main' };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a test looks into has no type of its own
export type Loose = any;

export interface Answer {
  status: number;
  headers: Headers;
  data?: Record<string, Loose> | null;
  errors?: { message: string; extensions?: Record<string, Loose> }[];
}

export interface AuthoringWorld {
  store: Store;
  platform: RunningPlatform;
  /** Rows the audit log got. */
  audited: Parameters<Accounts['audit']>[0][];
  /** Who is signed in; nobody: undefined. */
  actor: Actor | undefined;
  ask(query: string, variables?: object, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export const person = (id: string, may: Actor['may'] = () => true): Actor => ({ id, name: id, may });

/** A platform with a small site, whose accounts say what a test tells them; `modules` beside the one for authoring. */
export async function authoringWorld(
  path = ':memory:',
  modules: readonly PlatformModule[] = [],
): Promise<AuthoringWorld> {
  const store = openStore(path, { pollMs: 0 });
  putShell(store, { site: 'main', placeholders: {} });
  for (const [address, text] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about/people', 'People'],
  ] as const) {
    putPage(store, {
      ...{ site: 'main', path: address, name: text, template: 'Page', fields: { Title: text } },
      placeholders: { main: [{ component: 'RichText', fields: { Text: `<p>${text}</p>` } }] },
    });
  }
  const world: Omit<AuthoringWorld, 'platform' | 'ask' | 'close'> = {
    ...{ store, audited: [], actor: person('ana') },
  };
  const accounts: Accounts = {
    actorOf: () => world.actor,
    audit: (entry) => void world.audited.push(entry),
  };
  const platform = await startPlatform({
    store,
    modules: [createAuthoringModule({ accounts, token }), ...modules],
  });
  return Object.assign(world, {
    platform,
    async ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const answer = await fetch(`${platform.origin}/sitecore/api/authoring/graphql/v1/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await answer.json()) as Omit<Answer, 'status' | 'headers'>;
      return { status: answer.status, headers: answer.headers, ...body };
    },
    async close() {
      await platform.close();
      store.close();
    },
  });
}
