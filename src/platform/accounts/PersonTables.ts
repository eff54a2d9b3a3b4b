import { randomUUID } from 'node:crypto';
import type { Store } from '../store/Store.ts';
import type { Role } from './Actor.ts';
import type { GivenRole } from './roles.ts';

export interface Person {
  id: string;
  name: string;
  /** What they sign in with, in lower case. */
  email: string;
  isLocked: boolean;
  roles: GivenRole[];
  /** Whether they have a password here; without one they sign in elsewhere, or have an invitation still. */
  hasPassword: boolean;
  /** Whether the organisation's sign-in knows them; it then gives the roles. */
  isFromElsewhere: boolean;
  createdAt: string;
}

export interface NewPerson {
  name: string;
  email: string;
  roles: readonly GivenRole[];
  /** PHC string. */
  password?: string;
  /** Issuer and subject at the organisation's sign-in. */
  subject?: string;
}

const COLUMNS = 'id, name, email, password IS NOT NULL AS has_password, subject, locked, created_at';

/** The people of the Studio and what they may do where. */
export class PersonTables {
  readonly #store: Store;
  readonly #clock: () => Date;

  constructor(store: Store, clock: () => Date) {
    this.#store = store;
    this.#clock = clock;
  }

  isEmpty(): boolean {
    return this.#store.database.prepare('SELECT 1 FROM person LIMIT 1').get() === undefined;
  }

  list(): Person[] {
    const rows = this.#store.database.prepare(`SELECT ${COLUMNS} FROM person ORDER BY name, id`).all();
    return rows.map((row) => this.#toPerson(row));
  }

  byId(id: string): Person | undefined {
    return this.#one('id', id);
  }

  byEmail(email: string): Person | undefined {
    return this.#one('email', normalEmail(email));
  }

  bySubject(subject: string): Person | undefined {
    return this.#one('subject', subject);
  }

  passwordOf(id: string): string | undefined {
    const value = this.#store.database.prepare('SELECT password FROM person WHERE id = ?').get(id)?.[
      'password'
    ];
    return typeof value === 'string' ? value : undefined;
  }

  /** Answers the new person's id. Throws where the address is taken: look first, in the same transaction. */
  add({ name, email, roles, password, subject }: NewPerson): string {
    return this.#store.transaction(() => {
      const id = randomUUID();
      this.#run(
        'INSERT INTO person (id, name, email, password, subject, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        ...[id, name, normalEmail(email), password ?? null, subject ?? null, this.#clock().toISOString()],
      );
      this.setRoles(id, roles);
      return id;
    });
  }

  rename(id: string, name: string): void {
    this.#store.transaction(() => this.#run('UPDATE person SET name = ? WHERE id = ?', name, id));
  }

  setPassword(id: string, phc: string): void {
    this.#store.transaction(() => this.#run('UPDATE person SET password = ? WHERE id = ?', phc, id));
  }

  setSubject(id: string, subject: string): void {
    this.#store.transaction(() => this.#run('UPDATE person SET subject = ? WHERE id = ?', subject, id));
  }

  setLocked(id: string, isLocked: boolean): void {
    this.#store.transaction(() =>
      this.#run('UPDATE person SET locked = ? WHERE id = ?', isLocked ? 1 : 0, id),
    );
  }

  setRoles(id: string, roles: readonly GivenRole[]): void {
    this.#store.transaction(() => {
      this.#run('DELETE FROM person_role WHERE person_id = ?', id);
      for (const { role, subtree, locale } of roles)
        this.#run('INSERT OR IGNORE INTO person_role VALUES (?, ?, ?, ?)', id, role, subtree, locale);
    });
  }

  rolesOf(id: string): GivenRole[] {
    return this.#store.database
      .prepare('SELECT role, subtree, locale FROM person_role WHERE person_id = ?')
      .all(id)
      .map((row) => ({
        role: row['role'] as Role,
        subtree: String(row['subtree']),
        locale: row['locale'] as GivenRole['locale'],
      }));
  }

  /** Whether somebody else who is not locked out may manage people. */
  hasAdminBesides(id: string): boolean {
    const row = this.#store.database
      .prepare(
        `SELECT 1 FROM person p JOIN person_role r ON r.person_id = p.id
         WHERE r.role = 'admin' AND r.subtree = '' AND p.locked = 0 AND p.id <> ? LIMIT 1`,
      )
      .get(id);
    return row !== undefined;
  }

  /** Keeps an invitation in place of an earlier one. */
  invite(id: string, hash: string, expiresAt: Date): void {
    this.#store.transaction(() =>
      this.#run(
        'INSERT OR REPLACE INTO invitation (hash, person_id, expires_at) VALUES (?, ?, ?)',
        ...[hash, id, expiresAt.toISOString()],
      ),
    );
  }

  /** Whom an invitation is for that has not run out. */
  invited(hash: string): Person | undefined {
    const row = this.#store.database
      .prepare('SELECT person_id FROM invitation WHERE hash = ? AND expires_at > ?')
      .get(hash, this.#clock().toISOString());
    return row && this.byId(String(row['person_id']));
  }

  endInvitation(id: string): void {
    this.#store.transaction(() => this.#run('DELETE FROM invitation WHERE person_id = ?', id));
  }

  #one(column: 'id' | 'email' | 'subject', value: string): Person | undefined {
    const row = this.#store.database.prepare(`SELECT ${COLUMNS} FROM person WHERE ${column} = ?`).get(value);
    return row && this.#toPerson(row);
  }

  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#store.database.prepare(sql).run(...values);
  }

  #toPerson(row: Record<string, unknown>): Person {
    const id = String(row['id']);
    return {
      id,
      name: String(row['name']),
      email: String(row['email']),
      isLocked: row['locked'] === 1,
      roles: this.rolesOf(id),
      hasPassword: row['has_password'] === 1,
      isFromElsewhere: row['subject'] !== null,
      createdAt: String(row['created_at']),
    };
  }
}

export const normalEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();
