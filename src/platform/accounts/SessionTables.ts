import type { Store } from '../store/Store.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import { hashToken, newToken } from './tokens.ts';

/** Longest time from sign-in, and longest time without doing anything. */
export const SESSION_HOURS = 12;
const LONGEST_MS = SESSION_HOURS * 3_600_000;
const IDLE_MS = 3_600_000;
/** When somebody was last seen is written at most this often: asking is not to cost a write each time. */
const SEEN_EVERY_MS = 60_000;

/** Sessions by the hash of their token. */
export class SessionTables {
  readonly #store: Store;
  readonly #clock: () => Date;

  constructor(store: Store, clock: () => Date) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Begins a session; answers its token, which is kept nowhere. What has run out is cleared away on the occasion. */
  begin(personId: string): string {
    const token = newToken();
    const now = this.#clock();
    this.#store.transaction(() => {
      const { database } = this.#store;
      database
        .prepare('DELETE FROM session WHERE created_at <= ? OR seen_at <= ?')
        .run(before(now, LONGEST_MS), before(now, IDLE_MS));
      database
        .prepare('INSERT INTO session (hash, person_id, created_at, seen_at) VALUES (?, ?, ?, ?)')
        .run(hashToken(token), personId, now.toISOString(), now.toISOString());
    });
    return token;
  }

  /** Whose session a token is of, while it lasts. `isAct`: somebody did something, so it does not become idle. */
  personOf(token: string, isAct: boolean): string | undefined {
    const now = this.#clock();
    const hash = hashToken(token);
    const row = this.#store.database
      .prepare('SELECT person_id, seen_at FROM session WHERE hash = ? AND created_at > ? AND seen_at > ?')
      .get(hash, before(now, LONGEST_MS), before(now, IDLE_MS));
    if (!row) return undefined;
    if (isAct && String(row['seen_at']) <= before(now, SEEN_EVERY_MS)) {
      this.#noteSeen(hash, now);
    }
    return String(row['person_id']);
  }

  /** Left for the next request while the store cannot be written now: nobody is to wait, or to be refused, for it. */
  #noteSeen(hash: string, now: Date): void {
    const { database } = this.#store;
    const note = () =>
      database.prepare('UPDATE session SET seen_at = ? WHERE hash = ?').run(now.toISOString(), hash);
    try {
      this.#store.transaction(note, { wait: false });
    } catch (error) {
      if (passingProblem(error) === undefined) throw error;
    }
  }

  end(token: string): void {
    this.#store.transaction(() =>
      this.#store.database.prepare('DELETE FROM session WHERE hash = ?').run(hashToken(token)),
    );
  }

  /** Ends all sessions of a person, on every machine. */
  endAll(personId: string): void {
    this.#store.transaction(() =>
      this.#store.database.prepare('DELETE FROM session WHERE person_id = ?').run(personId),
    );
  }
}

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
