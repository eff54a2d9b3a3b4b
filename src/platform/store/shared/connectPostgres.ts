import type { Client } from 'pg';

/** What a connection may take to be made, and a statement to be answered, ms. */
const CONNECT_MS = 2000;

/** The database is there and does not take what is written: a copy of another one that was not promoted yet. */
export class OnlyCopy extends Error {
  override name = 'OnlyCopy';
}

/**
 * A connection to PostgreSQL. The server ends it by itself when this process has gone without a word, or stands still in the
 * middle of a turn, so that nobody else waits for it. `onEnd` is called once, when it is gone for whatever reason.
 */
export async function connectPostgres(url: string, onEnd: (reason: string) => void): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
    ...{ application_name: 'meridian platform', fallback_application_name: 'meridian platform' },
  });
  let isEnded = false;
  const end = (reason: string) => {
    if (isEnded) return;
    isEnded = true;
    onEnd(reason);
  };
  client.on('error', (error) => end(plainReason(error)));
  client.on('end', () => end('the connection was closed'));
  try {
    await client.connect();
    await client.query(
      `SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
       SET idle_in_transaction_session_timeout = '10s'; SET client_min_messages = warning`,
    );
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    if (rows[0]?.transaction_read_only === 'on') throw new OnlyCopy('the database takes no writes');
    return client;
  } catch (error) {
    isEnded = true;
    drop(client);
    throw error;
  }
}

/** Ends a connection without asking the other side. */
export function drop(client: Client | undefined): void {
  const { stream } =
    (client as { connection?: { stream?: { destroy(): void } } } | undefined)?.connection ?? {};
  stream?.destroy();
}

/** What went wrong, by code where there is one; never an address, a name or a password. */
export function plainReason(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return REASONS[code] ?? code;
  return error instanceof OnlyCopy ? error.message : (REASONS[String(message)] ?? 'it cannot be reached');
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens at its address',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known at the moment',
  ECONNRESET: 'it closed the connection',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '42501': 'its user may not do that',
  '53300': 'it has no connection left',
  '57P01': 'it is being shut down',
  '57P03': 'it is starting or shutting down',
  'timeout expired': 'it does not answer',
  'Connection terminated unexpectedly': 'it closed the connection',
};

/** Reasons that do not pass by themselves. */
const FINAL = new Set(['28P01', '28000', '3D000', '42501', 'ENOTFOUND'].map((code) => REASONS[code]));
export const isFinal = (reason: string | undefined): boolean => FINAL.has(reason);
