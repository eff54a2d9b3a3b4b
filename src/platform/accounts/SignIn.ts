import { HttpProblem } from '../HttpProblem.ts';
import type { AccountDesk } from './createAccounts.ts';
import { FirstStart } from './FirstStart.ts';
import { GuessLimits } from './GuessLimits.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
import type { Person } from './PersonTables.ts';
import { normalEmail } from './PersonTables.ts';
import { ROLES } from './roles.ts';
import { hashToken, newToken } from './tokens.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;

/** What a link of the kind `/studio/setup#token` is for. */
export type SetupKind = { kind: 'first' } | { kind: 'invitation'; name: string; email: string };

/** The ways into the Studio: a password, the link of the first start, the link of an invitation. Each begins a session. */
export class SignIn {
  readonly firstStart: FirstStart;
  readonly #desk: AccountDesk;
  readonly #limits: GuessLimits;

  constructor(desk: AccountDesk) {
    this.#desk = desk;
    const now = () => desk.clock().getTime();
    this.#limits = new GuessLimits(desk.store, now);
    this.firstStart = new FirstStart(now);
  }

  /**
   * Answers the token of a new session. Throws 401, the same and after the same time for names that nobody has, or 429
   * while a name or an address has to wait.
   */
  async withPassword(name: string, password: string, address: string): Promise<string> {
    const email = normalEmail(name);
    // Who has to wait costs no write.
    requireNoWait(this.#limits.waitOf(email, address));
    await this.#desk.writable();
    requireNoWait(this.#limits.attempt(email, address));
    const { people } = this.#desk;
    const person = people.byEmail(email);
    const { isRight, isOld } = await verifyPassword(password, person && people.passwordOf(person.id));
    await this.#desk.writable();
    if (!person || !isRight || person.isLocked) {
      this.#desk.audit({ actor: person?.id ?? 'unknown', act: 'sign-in-refused', detail: { address } });
      throw new HttpProblem(401, 'The address or the password is not right.');
    }
    this.#limits.succeeded(email, address);
    if (isOld) {
      const phc = await hashPassword(password);
      await this.#desk.writable();
      people.setPassword(person.id, phc);
    }
    return this.begin(person, 'password');
  }

  /** Begins a session for somebody who has proved who they are. Throws 403 for one who is locked out. */
  begin(person: Person, way: string): string {
    return this.#desk.store.transaction(() => {
      if (this.#desk.people.byId(person.id)?.isLocked !== false)
        throw new HttpProblem(403, 'This account is locked. Ask who looks after the accounts.');
      this.#desk.audit({ actor: person.id, act: 'sign-in', detail: { way } });
      return this.#desk.sessions.begin(person.id);
    });
  }

  /** What a link is for; undefined when it is used, has run out, or never was one. */
  setupKind(token: string): SetupKind | undefined {
    const { people } = this.#desk;
    if (people.isEmpty()) return this.firstStart.accepts(token) ? { kind: 'first' } : undefined;
    const person = people.invited(hashToken(token));
    return person && !person.isLocked
      ? { kind: 'invitation', name: person.name, email: person.email }
      : undefined;
  }

  /** Makes the first account, with every role, or gives an invited person their password. Answers a session's token. */
  async setUp(token: string, password: string, first: { name: string; email: string }): Promise<string> {
    const found = this.setupKind(token);
    if (!found) throw new HttpProblem(410, 'This link has been used or has run out. Ask for a new one.');
    const { name, email } = found.kind === 'first' ? first : found;
    if (found.kind === 'first' && (name === '' || !/^\S+@\S+$/.test(email)))
      throw new HttpProblem(422, 'Say your name and your mail address.');
    const problem = passwordProblem(password, email);
    if (problem) throw new HttpProblem(422, `${problem}.`);
    const phc = await hashPassword(password);
    const { people, sessions, store, writable } = this.#desk;
    await writable();
    return store.transaction(() => {
      // Hashing takes a while: another may have used the link meanwhile.
      if (this.setupKind(token)?.kind !== found.kind)
        throw new HttpProblem(410, 'This link has been used or has run out. Ask for a new one.');
      if (found.kind === 'first') {
        const roles = ROLES.map((role) => ({ role, subtree: '', locale: '' as const }));
        const id = people.add({ name, email, roles, password: phc });
        this.#desk.audit({ actor: id, act: 'first-account' });
        this.firstStart.close();
        return this.begin(people.byId(id)!, 'first start');
      }
      const person = people.invited(hashToken(token))!;
      people.setPassword(person.id, phc);
      people.endInvitation(person.id);
      sessions.endAll(person.id);
      this.#desk.audit({ actor: person.id, act: 'password-set' });
      return this.begin(person, 'invitation');
    });
  }

  /** A link with which somebody sets their password, in place of an earlier one. */
  invite(personId: string): { token: string; expiresAt: Date } {
    const token = newToken();
    const expiresAt = new Date(this.#desk.clock().getTime() + INVITATION_MS);
    this.#desk.people.invite(personId, hashToken(token), expiresAt);
    return { token, expiresAt };
  }
}

function requireNoWait(ms: number): void {
  if (ms > 0)
    throw new HttpProblem(429, 'Too many attempts. Wait a little, then try again.', {
      'retry-after': String(Math.ceil(ms / 1000)),
    });
}
