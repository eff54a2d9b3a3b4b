import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Client } from 'pg';
import { CallProblem } from './answerCalls.ts';
import type { Snapshot } from './ChangeLog.ts';

/** A part before it is compressed, bytes. */
const PART = 4 * 1024 * 1024;

/** Stores a file as a snapshot, in the transaction the caller has begun. Answers the bytes it took. */
export async function putSnapshot(
  client: Client,
  file: string,
  { number, id, schema }: Pick<Snapshot, 'number' | 'id' | 'schema'>,
): Promise<number> {
  const hash = createHash('sha256');
  const insert =
    'INSERT INTO meridian_snapshot (number, id, schema, parts, sha256) VALUES ($1, $2, $3, 0, $4)';
  await client.query(insert, [number, id, schema, '']);
  const input = openSync(file, 'r');
  let parts = 0;
  let bytes = 0;
  try {
    const buffer = Buffer.alloc(PART);
    for (;;) {
      const length = readSync(input, buffer, 0, PART, null);
      if (length === 0) break;
      const piece = buffer.subarray(0, length);
      hash.update(piece);
      const packed = zstdCompressSync(piece);
      await client.query('INSERT INTO meridian_snapshot_part (number, part, bytes) VALUES ($1, $2, $3)', [
        ...[number, parts, packed],
      ]);
      parts += 1;
      bytes += packed.length;
    }
  } finally {
    closeSync(input);
  }
  await client.query('UPDATE meridian_snapshot SET parts = $2, sha256 = $3 WHERE number = $1', [
    ...[number, parts, hash.digest('hex')],
  ]);
  return bytes;
}

/** Writes the newest snapshot to a file. Rejects with a CallProblem where there is none that is whole. */
export async function getSnapshot(client: Client, file: string): Promise<Snapshot> {
  // Another one may take its place meanwhile.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const output = openSync(file, 'w', 0o600);
  try {
    const { rows } = await client.query<Record<string, string | number>>(
      `SELECT n.number, n.id, n.schema, n.parts, n.sha256, s.cluster
       FROM meridian_snapshot n, meridian_store s ORDER BY n.number DESC LIMIT 1`,
    );
    const [row] = rows;
    if (!row) throw new CallProblem('failed', 'it holds no snapshot of the store');
    const hash = createHash('sha256');
    for (let part = 0; part < Number(row['parts']); part += 1) {
      const answer = await client.query<{ bytes: Buffer }>(
        'SELECT bytes FROM meridian_snapshot_part WHERE number = $1 AND part = $2',
        [row['number'], part],
      );
      const piece = zstdDecompressSync(answer.rows[0]?.bytes ?? Buffer.alloc(0));
      hash.update(piece);
      writeSync(output, piece);
    }
    if (hash.digest('hex') !== row['sha256']) throw new CallProblem('failed', 'its snapshot is damaged');
    return {
      ...{ number: Number(row['number']), id: String(row['id']), schema: Number(row['schema']) },
      cluster: String(row['cluster']),
    };
  } finally {
    closeSync(output);
    await client.query('ROLLBACK').catch(() => undefined);
  }
}
