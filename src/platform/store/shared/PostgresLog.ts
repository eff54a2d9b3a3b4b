import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { CallProblem } from './answerCalls.ts';
import { MOST_IN_TURN } from './ChangeLog.ts';
import type { LogEntry, LogHead, Snapshot, Turn } from './ChangeLog.ts';
import { connectPostgres, drop, isFinal, plainReason } from './connectPostgres.ts';
import { APPEND, CHANNEL, ENTRIES, FORMAT, HEAD, LOG_TABLES, SETUP_LOCK, WHISPERS } from './logTables.ts';
import { getSnapshot, putSnapshot } from './snapshotParts.ts';

export interface PostgresLogOptions {
  url: string;
  /** Told when it begins to answer, and when it ceases to; the reason has no address and no password in it. */
  onState: (isUp: boolean, reason?: string) => void;
  /** The log may have grown, up to this entry where that is known. */
  onNews: (last?: number) => void;
  onWhisper: (text: string) => void;
}

type Role = 'writer' | 'ears';

/** Before the next try to connect, and between looks at the log for whoever was not told, ms. */
const RETRY_MS = 250;
const LOOK_MS = 500;
/** What others may keep the turn for while this one waits: less than the caller waits, so that it hears why. */
const LOCK_MS = 1500;
/** A turn that is being used says so, or the server would take it away. */
const BEAT_MS = 3000;
const ANSWER_MS = 5000;
const COMMIT_MS = 1500;
const SETTLE_MS = 1500;

/**
 * The log of a shared store in PostgreSQL. One connection takes turns and writes; the other listens and reads. Both are made
 * anew when they break. Problems are CallProblems: 'down', 'busy', 'unknown' (nobody can say whether it was stored), 'failed'.
 */
export class PostgresLog {
  readonly #options: PostgresLogOptions;
  readonly #clients: Partial<Record<Role, Client>> = {};
  #isClosed = false;
  #isUp: boolean | undefined;
  #hasTurn = false;
  #beat: NodeJS.Timeout | undefined;
  #told = 0;
  /** Why it could not be reached the last time. */
  #reason: string | undefined;
  #wakes: (() => void)[] = [];

  constructor(options: PostgresLogOptions) {
    this.#options = options;
    void this.#keep('writer');
    void this.#keep('ears');
    void this.#look();
  }

  /** Makes room for a store, and answers what is there. Waits for the connections, at most `ms`. */
  async open(ms: number): Promise<LogHead | undefined> {
    const until = performance.now() + ms;
    while (!this.#isUp && performance.now() < until && !isFinal(this.#reason))
      await Promise.race([new Promise<void>((resolve) => this.#wakes.push(resolve)), pause(100)]);
    if (!this.#isUp) throw new CallProblem('start', this.#reason ?? 'it does not answer');
    const client = this.#client('ears');
    const { rows } = await client.query<{ known: string | null }>(
      "SELECT to_regclass('meridian_store') AS known",
    );
    if (rows[0]?.known === null) {
      const lock = `SELECT pg_advisory_xact_lock(${SETUP_LOCK})`;
      await this.#asked(client.query(`BEGIN; ${lock}; ${LOG_TABLES}; COMMIT`), client, ANSWER_MS);
    }
    return headOf((await client.query(HEAD)).rows[0]);
  }

  /** Puts the first store in, unless somebody was quicker. */
  async found(own: Pick<LogHead, 'cluster' | 'schema' | 'lastId'>, file: string): Promise<LogHead> {
    const client = this.#client('writer');
    try {
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${SETUP_LOCK})`);
      const known = headOf((await client.query(HEAD)).rows[0]);
      if (known) {
        await client.query('ROLLBACK');
        return known;
      }
      await client.query(
        `INSERT INTO meridian_store (one, format, cluster, schema, last, last_id, snapshot, bytes)
         VALUES (1, $1, $2, $3, 0, $4, 0, 0)`,
        [FORMAT, own.cluster, own.schema, own.lastId],
      );
      await putSnapshot(client, file, { number: 0, id: own.lastId, schema: own.schema });
      await client.query('COMMIT');
      return { ...own, last: 0, snapshot: 0, bytes: 0 };
    } catch (error) {
      drop(client);
      throw problemOf(error);
    }
  }

  async turn(after: number, wait: boolean): Promise<Turn> {
    const client = this.#client('writer');
    try {
      const lock = `${HEAD} FOR UPDATE${wait ? '' : ' NOWAIT'}`;
      const results = (await client.query(
        `BEGIN; SET LOCAL lock_timeout = ${LOCK_MS}; ${lock}`,
      )) as unknown as {
        rows: Row[];
      }[];
      const head = headOf(results[2]?.rows[0]);
      if (!head) throw new CallProblem('failed', 'there is no store in it any more');
      const entries = head.last > after ? await readEntries(client, after) : [];
      this.#hasTurn = true;
      this.#beat = setInterval(() => void client.query('SELECT 1').catch(() => undefined), BEAT_MS);
      return { head, entries };
    } catch (error) {
      client.query('ROLLBACK').catch(() => drop(client));
      throw problemOf(error);
    }
  }

  async append({ number, id, previous, schema, changes }: LogEntry): Promise<void> {
    const client = this.#inTurn();
    try {
      const { rowCount } = await client.query(APPEND, [number, id, previous, schema, changes]);
      if (rowCount !== 1) throw new CallProblem('failed', 'there is no store in it any more');
    } catch (error) {
      client.query('ROLLBACK').catch(() => drop(client));
      throw problemOf(error);
    }
    await this.#commit(client, id);
  }

  /** Puts the store of a later schema in; what was before it nobody can use any more. */
  async raise({ number, id, previous, schema, changes }: LogEntry, file: string): Promise<void> {
    const client = this.#inTurn();
    try {
      await client.query(APPEND, [number, id, previous, schema, changes]);
      await client.query('DELETE FROM meridian_snapshot');
      await putSnapshot(client, file, { number, id, schema });
      await client.query('DELETE FROM meridian_log WHERE number < $1', [number]);
      await client.query('UPDATE meridian_store SET snapshot = $1, bytes = 0', [number]);
    } catch (error) {
      drop(client);
      throw problemOf(error);
    }
    await this.#commit(client, id);
  }

  async release(): Promise<void> {
    if (!this.#hasTurn) return;
    const client = this.#inTurn();
    await client.query('ROLLBACK').catch(() => drop(client));
  }

  /** Somebody has given up waiting: whatever is under way ends without being stored, or is found out later. */
  abandon(): void {
    drop(this.#clients.writer);
  }

  async read(after: number): Promise<LogEntry[]> {
    const client = this.#client('ears');
    return this.#asked(readEntries(client, after), client, ANSWER_MS);
  }

  /** By a connection of its own: it may take long. */
  async load(file: string): Promise<Snapshot> {
    const client = await connectPostgres(this.#options.url, () => undefined).catch((error: unknown) => {
      throw problemOf(error);
    });
    try {
      return await getSnapshot(client, file);
    } catch (error) {
      throw problemOf(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Lost while there is no connection. */
  whisper(text: string): void {
    this.#clients.ears?.query('SELECT pg_notify($1, $2)', [WHISPERS, text]).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    await Promise.all(Object.values(this.#clients).map((client) => client.end().catch(() => undefined)));
  }

  #client(role: Role): Client {
    const client = this.#clients[role];
    if (!client || !this.#isUp) throw new CallProblem('down', 'not connected');
    return client;
  }

  /** The connection that has the turn, which ends with what is done now. */
  #inTurn(): Client {
    const client = this.#clients.writer;
    clearInterval(this.#beat);
    if (!client || !this.#hasTurn) throw new CallProblem('down', 'the turn is lost');
    this.#hasTurn = false;
    return client;
  }

  /** Without an answer to the commit the log itself says whether the entry is in it. */
  async #commit(client: Client, id: string): Promise<void> {
    let command: string | undefined;
    try {
      command = (await within(client.query('COMMIT'), COMMIT_MS)).command;
    } catch {
      drop(client);
      if (!(await this.#isStored(id))) throw new CallProblem('down', 'it was not stored');
      return;
    }
    if (command !== 'COMMIT') throw new CallProblem('failed', 'it did not commit');
  }

  async #isStored(id: string): Promise<boolean> {
    const until = performance.now() + SETTLE_MS;
    while (performance.now() < until) {
      let client: Client | undefined;
      try {
        client = await within(
          connectPostgres(this.#options.url, () => undefined),
          until - performance.now(),
        );
        // With the turn: what was under way has ended, one way or the other.
        await within(client.query(`BEGIN; ${HEAD} FOR UPDATE`), until - performance.now());
        const { rowCount } = await client.query('SELECT 1 FROM meridian_log WHERE id = $1', [id]);
        return rowCount === 1;
      } catch {
        await pause(50);
      } finally {
        drop(client);
      }
    }
    throw new CallProblem('unknown', 'the answer to the commit was lost');
  }

  /** An answer, or the end of a connection that does not give it in time. */
  async #asked<T>(work: Promise<T>, client: Client, ms: number): Promise<T> {
    try {
      return await within(work, ms);
    } catch (error) {
      if (error instanceof Late) drop(client);
      throw problemOf(error);
    }
  }

  async #keep(role: Role): Promise<void> {
    while (!this.#isClosed) {
      try {
        await new Promise<void>((ended, failed) => {
          connectPostgres(this.#options.url, (reason) => {
            this.#lose(role, reason);
            ended();
          })
            .then(async (client) => {
              if (role === 'ears') {
                client.on('notification', ({ channel, payload = '' }) =>
                  channel === WHISPERS ? this.#options.onWhisper(payload) : this.#heard(Number(payload)),
                );
                await client.query(`LISTEN ${CHANNEL}; LISTEN ${WHISPERS}`);
              }
              this.#clients[role] = client;
              this.#rise();
            })
            .catch(failed);
        });
      } catch (error) {
        this.#lose(role, plainReason(error));
      }
      await pause(RETRY_MS);
    }
  }

  #rise(): void {
    if (this.#isUp || !this.#clients.writer || !this.#clients.ears) return;
    this.#isUp = true;
    this.#options.onState(true);
    for (const wake of this.#wakes.splice(0)) wake();
    this.#options.onNews();
  }

  #lose(role: Role, reason: string): void {
    const isNew = this.#isUp !== false;
    delete this.#clients[role];
    if (role === 'writer') {
      this.#hasTurn = false;
      clearInterval(this.#beat);
    }
    this.#isUp = false;
    this.#reason = reason;
    if (isNew && !this.#isClosed) this.#options.onState(false, reason);
  }

  #heard(last: number): void {
    if (last <= this.#told) return;
    this.#told = last;
    this.#options.onNews(last);
  }

  /** What is said by LISTEN may be lost, by a pooler for one; and a connection may be gone without a word. */
  async #look(): Promise<void> {
    while (!this.#isClosed) {
      await pause(LOOK_MS);
      const client = this.#isUp ? this.#clients.ears : undefined;
      if (!client) continue;
      try {
        const { rows } = await within(
          client.query<{ last: string }>('SELECT last FROM meridian_store'),
          ANSWER_MS,
        );
        // A database that was put back says less than it did.
        const last = Number(rows[0]?.last ?? 0);
        if (last < this.#told) this.#told = last - 1;
        this.#heard(last);
      } catch (error) {
        if (error instanceof Late) drop(client);
      }
    }
  }
}

type Row = Record<string, unknown>;

async function readEntries(client: Client, after: number): Promise<LogEntry[]> {
  const { rows } = await client.query<Row>(ENTRIES, [after, MOST_IN_TURN]);
  return rows.map((row) => ({
    ...{ number: Number(row['number']), id: String(row['id']), previous: String(row['previous']) },
    // A copy: it goes to the other thread without what stands beside it in memory.
    ...{ schema: Number(row['schema']), changes: new Uint8Array(row['changes'] as Buffer) },
  }));
}

function headOf(row: Row | undefined): LogHead | undefined {
  if (!row) return undefined;
  if (Number(row['format']) > FORMAT)
    throw new CallProblem('failed', 'its tables were made by a newer version of this program');
  return {
    ...{ cluster: String(row['cluster']), schema: Number(row['schema']) },
    ...{ last: Number(row['last']), lastId: String(row['last_id']) },
    ...{ snapshot: Number(row['snapshot']), bytes: Number(row['bytes']) },
  };
}

/** Codes of PostgreSQL: the lock was not to be had in time; something it will not do. */
const LOCKED = '55P03';
const isRefusal = (code: string) => /^[0-9A-Z]{5}$/.test(code) && !/^(57|08|53|25006)/.test(code);

function problemOf(error: unknown): CallProblem {
  if (error instanceof CallProblem) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === LOCKED) return new CallProblem('busy', 'locked');
  if (typeof code === 'string' && isRefusal(code)) return new CallProblem('failed', String(message));
  return new CallProblem('down', plainReason(error));
}

class Late extends Error {}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late('no answer')), Math.max(ms, 0));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // What comes of it later is nobody's.
    work.catch(() => undefined);
  }
}
