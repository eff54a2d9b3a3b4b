import { join } from 'node:path';
import { createAccounts } from '../../accounts/createAccounts.ts';
import type { AccountDesk } from '../../accounts/createAccounts.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import type { GivenRole } from '../../accounts/roles.ts';
import { createAuthoringModule } from '../../authoring/authoringModule.ts';
import { createContentModule } from '../../content/contentModule.ts';
import { createMediaAddresses } from '../../media/library/serveMedia.ts';
import { startPlatform } from '../../server.ts';
import type { RunningPlatform } from '../../server.ts';
import { openStore } from '../../store/openStore.ts';
import type { Store } from '../../store/Store.ts';
import type { StudioSettings } from '../../studioEnv.ts';
import { createStudioModule } from '../studioModule.ts';

export const STUDIO = 'https://studio.meridian.example';
export const EDITING_KEY = 'editing-key-of-this-test';
export const PASSWORD = 'nine green kettles';

/** Hashes once for all tests: it takes half a second on purpose. */
let hashed: Promise<string> | undefined;

/** A browser of the Studio: keeps cookies, sends what a page of the Studio sends. */
export class StudioBrowser {
  readonly cookies = new Map<string, string>();
  token = '';
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#ask(path, { headers });
  }

  send(
    path: string,
    body: unknown,
    { method = 'POST', ...headers }: Record<string, string> = {},
  ): Promise<Response> {
    return this.#ask(path, {
      method,
      body: JSON.stringify(body),
      headers: {
        origin: STUDIO,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-studio-token': this.token,
        ...headers,
      },
    });
  }

  async signIn(email: string, password = PASSWORD): Promise<Response> {
    const answer = await this.send('/studio/api/sign-in', { email, password });
    await this.look();
    return answer;
  }

  /** Asks who is signed in, and keeps the token of the session. */
  async look(): Promise<Record<string, unknown>> {
    const body = (await (await this.get('/studio/api/session')).json()) as Record<string, unknown>;
    this.token = typeof body['token'] === 'string' ? body['token'] : '';
    return body;
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** A platform with a Studio, a store in memory and a clock that is set by hand. */
export class StudioUnderTest {
  readonly store: Store;
  readonly accounts: AccountDesk;
  readonly events: Record<string, unknown>[] = [];
  now = Date.parse('2026-11-20T10:00:00Z');
  platform!: RunningPlatform;
  readonly #settings: StudioSettings;
  readonly #mediaFolder: string | undefined;
  readonly #importFolder: string | undefined;

  /** `mediaFolder` gives it a media library; `importFolder` imports, and a store in a file there; `shared` a store that others have, too. */
  constructor({
    mediaFolder,
    importFolder,
    shared,
    ...settings
  }: Partial<StudioSettings> & { mediaFolder?: string; importFolder?: string; shared?: Store } = {}) {
    this.#mediaFolder = mediaFolder;
    this.#importFolder = importFolder;
    const clock = () => new Date(this.now);
    const place = importFolder === undefined ? ':memory:' : join(importFolder, 'platform.db');
    this.store = shared ?? openStore(place, { clock });
    this.#settings = {
      ...{ origin: STUDIO, editingHost: 'https://www.meridian.example', folder: 'no-such-folder' },
      ...{ oidc: undefined, trustedProxyHops: 0 },
      ...settings,
    };
    this.accounts = createAccounts({ store: this.store, studioOrigin: this.#settings.origin, clock });
  }

  async start(port = 0): Promise<this> {
    this.platform = await startPlatform({
      ...{ store: this.store, port, clock: () => new Date(this.now), keys: { editing: EDITING_KEY } },
      modules: [
        createStudioModule({
          ...{ accounts: this.accounts, settings: this.#settings },
          ...(this.#mediaFolder !== undefined && { mediaFolder: this.#mediaFolder }),
          ...(this.#importFolder !== undefined && { importFolder: join(this.#importFolder, 'imports') }),
        }),
        ...(this.#mediaFolder === undefined ? [] : [createMediaAddresses({ folder: this.#mediaFolder })]),
        createAuthoringModule({ accounts: this.accounts }),
        createContentModule(),
      ],
      ...(this.#settings.origin && { studioOrigin: this.#settings.origin }),
      log: (event) => void this.events.push(event),
    });
    return this;
  }

  browser(): StudioBrowser {
    return new StudioBrowser(this.platform.origin);
  }

  /** The token of the link that the start has logged. */
  get firstToken(): string {
    const { link } = this.events.find(({ event }) => event === 'first-account') as { link: string };
    return link.split('#')[1]!;
  }

  async person(
    name: string,
    roles: readonly (Partial<GivenRole> & Pick<GivenRole, 'role'>)[],
  ): Promise<string> {
    hashed ??= hashPassword(PASSWORD);
    return this.accounts.people.add({
      ...{ name, email: `${name.toLowerCase()}@meridian.example`, password: await hashed },
      roles: roles.map((given) => ({ subtree: '', locale: '', ...given })),
    });
  }

  /** A browser in which somebody with these roles is signed in. */
  async signedIn(name: string, ...roles: GivenRole['role'][]): Promise<StudioBrowser> {
    await this.person(
      name,
      roles.map((role) => ({ role })),
    );
    const browser = this.browser();
    await browser.signIn(`${name}@meridian.example`);
    return browser;
  }

  acts(): string[] {
    return [...this.accounts.log.all()].map(({ act }) => act);
  }

  async stop(): Promise<void> {
    await this.platform.close();
    this.store.close();
  }
}
