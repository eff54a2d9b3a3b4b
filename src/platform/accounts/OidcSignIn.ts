import type { Configuration } from 'openid-client';
import { isSameText } from '../content/access.ts';
import type { AccountDesk } from './createAccounts.ts';
import { rolesOfGroups } from './oidcSettings.ts';
import type { OidcSettings } from './oidcSettings.ts';
import type { GivenRole } from './roles.ts';
import type { Person } from './PersonTables.ts';

/** Why somebody the organisation sent back was not let in; the sign-in page has words for each. */
export type OidcRefusal = 'failed' | 'no-role' | 'no-mail' | 'taken' | 'locked';

export class OidcProblem extends Error {
  override name = 'OidcProblem';
  readonly refusal: OidcRefusal;
  constructor(refusal: OidcRefusal, reason: string) {
    super(reason);
    this.refusal = refusal;
  }
}

export const CALLBACK_PATH = '/studio/api/oidc/callback';
const PENDING_MS = 10 * 60_000;
const MOST_PENDING = 1000;

/** Who the organisation says somebody is. */
interface Claims {
  sub: string;
  iss: string;
  name?: unknown;
  email?: unknown;
  email_verified?: unknown;
  [claim: string]: unknown;
}

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce; groups become roles at every sign-in. */
export class OidcSignIn {
  readonly #desk: AccountDesk;
  readonly #settings: OidcSettings;
  readonly #pending = new Map<string, { verifier: string; nonce: string; until: number }>();
  #configuration: Promise<Configuration> | undefined;

  constructor(desk: AccountDesk, settings: OidcSettings) {
    this.#desk = desk;
    this.#settings = settings;
  }

  /** Where to send somebody, and the state their browser keeps meanwhile. Rejects while the issuer does not answer. */
  async start(): Promise<{ address: string; state: string }> {
    const client = await import('openid-client');
    const configuration = await this.#discovered();
    const [verifier, nonce, state] = [
      client.randomPKCECodeVerifier(),
      client.randomNonce(),
      client.randomState(),
    ];
    const now = this.#desk.clock().getTime();
    for (const [old, { until }] of this.#pending)
      if (until <= now || this.#pending.size >= MOST_PENDING) this.#pending.delete(old);
    this.#pending.set(state, { verifier, nonce, until: now + PENDING_MS });
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback,
      scope: this.#settings.scope,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      nonce,
      state,
    });
    return { address: address.href, state };
  }

  /**
   * Who has come back, with the roles of their groups. `query` is that of the address they came to, `kept` what their
   * browser kept from `start`. Each state counts once. Rejects with OidcProblem.
   */
  async finish(query: URLSearchParams, kept: string | undefined): Promise<Person> {
    const state = query.get('state') ?? '';
    const pending = this.#pending.get(state);
    this.#pending.delete(state);
    const isOwn = kept !== undefined && isSameText(kept, state);
    if (!pending || !isOwn || pending.until <= this.#desk.clock().getTime())
      throw new OidcProblem('failed', 'the state is not that of a sign-in begun in this browser');
    const claims = await this.#claims(query, state, pending);
    await this.#desk.writable();
    return this.#take(claims);
  }

  async #claims(
    query: URLSearchParams,
    state: string,
    pending: { verifier: string; nonce: string },
  ): Promise<Claims> {
    const client = await import('openid-client');
    const configuration = await this.#discovered();
    try {
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.#callback}?${query}`),
        {
          pkceCodeVerifier: pending.verifier,
          expectedNonce: pending.nonce,
          expectedState: state,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const wanted = [this.#settings.groupsClaim, 'email', 'name'];
      if (wanted.every((claim) => claim in claims)) return claims as Claims;
      // Many issuers keep the ID token small and tell the rest when asked.
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return { ...more, ...claims } as Claims;
    } catch (error) {
      throw new OidcProblem(
        'failed',
        error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      );
    }
  }

  #take(claims: Claims): Person {
    const { people, store } = this.#desk;
    const roles = rolesOfGroups(claims[this.#settings.groupsClaim], this.#settings.roles);
    if (roles.length === 0) throw new OidcProblem('no-role', 'none of the groups has a role here');
    const email = typeof claims.email === 'string' ? claims.email : '';
    const name = typeof claims.name === 'string' && claims.name !== '' ? claims.name : email;
    const subject = `${claims.iss} ${claims.sub}`;
    return store.transaction(() => {
      const known =
        people.bySubject(subject) ?? this.#sameMail(email, claims.email_verified === true, subject);
      if (!known) {
        if (email === '') throw new OidcProblem('no-mail', 'the issuer tells no mail address');
        const id = people.add({ name, email, roles, subject });
        this.#desk.audit({ actor: id, act: 'person-added', detail: { id, way: 'oidc', roles } });
        return people.byId(id)!;
      }
      if (known.isLocked) throw new OidcProblem('locked', 'the account is locked');
      this.#renew(known, roles);
      return people.byId(known.id)!;
    });
  }

  /** Somebody who has an account here already: theirs, if the issuer vouches for the address and it is nobody else's. */
  #sameMail(email: string, isVerified: boolean, subject: string): Person | undefined {
    const { people } = this.#desk;
    const known = email === '' ? undefined : people.byEmail(email);
    if (!known) return undefined;
    if (!isVerified || known.isFromElsewhere)
      throw new OidcProblem('taken', 'the mail address is that of another account');
    people.setSubject(known.id, subject);
    this.#desk.audit({ actor: known.id, act: 'person-linked', detail: { way: 'oidc' } });
    return known;
  }

  /** Groups decide anew at each sign-in; but the last one who may manage people goes on to. */
  #renew(person: Person, fromGroups: readonly GivenRole[]): void {
    const { people } = this.#desk;
    const admin = person.roles.filter(({ role, subtree }) => role === 'admin' && subtree === '');
    const roles = [...fromGroups, ...(people.hasAdminBesides(person.id) ? [] : admin)];
    const text = (list: readonly GivenRole[]) =>
      [...new Set(list.map(({ role, subtree, locale }) => `${role} ${subtree} ${locale}`))].sort().join();
    if (text(roles) === text(person.roles)) return;
    people.setRoles(person.id, roles);
    this.#desk.audit({
      actor: person.id,
      act: 'roles-changed',
      detail: { id: person.id, way: 'oidc', roles },
    });
  }

  get #callback(): string {
    return `${this.#desk.studioOrigin}${CALLBACK_PATH}`;
  }

  /** What the issuer says of itself, asked when it is first needed and again after a failure. */
  #discovered(): Promise<Configuration> {
    this.#configuration ??= (async () => {
      const client = await import('openid-client');
      const { issuer, clientId, clientSecret } = this.#settings;
      const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
      const how = clientSecret === '' ? client.None() : client.ClientSecretPost(clientSecret);
      return client.discovery(new URL(issuer), clientId, undefined, how, { execute, timeout: 10 });
    })().catch((error: unknown) => {
      this.#configuration = undefined;
      throw error;
    });
    return this.#configuration;
  }
}
