/** A thread that makes a snapshot of the local copy, puts it in the database, and forgets the log before it. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectPostgres } from './connectPostgres.ts';
import { SNAPSHOT_LOCK } from './logTables.ts';
import { openFollower } from './prepareReplica.ts';
import { appliedSteps } from '../migrations.ts';
import { replicaState } from './replicaState.ts';
import { removeDataFile } from '../removeDataFile.ts';
import { writeSnapshot } from './snapshotFile.ts';
import { putSnapshot } from './snapshotParts.ts';

const { url, path, keep } = workerData as { url: string; path: string; keep: number };

const client = await connectPostgres(url, () => undefined);
const file = `${path}.renewed-${process.pid}`;
const began = performance.now();
try {
  const { rows } = await client.query<{ mine: boolean }>(
    `SELECT pg_try_advisory_lock(${SNAPSHOT_LOCK}) AS mine`,
  );
  // Another process is at it.
  if (rows[0]?.mine) {
    const database = openFollower(path, 1000);
    const schema = appliedSteps(database);
    const state = writeSnapshot(database, file, () => replicaState(database));
    database.close();
    if (state) {
      const { cluster, applied: number, id } = state;
      await client.query('BEGIN');
      const bytes = await putSnapshot(client, file, { number, id, schema });
      const { rowCount } = await client.query(
        `UPDATE meridian_store SET snapshot = $1,
           bytes = (SELECT COALESCE(SUM(length(changes)), 0) FROM meridian_log WHERE number > $1)
         WHERE cluster = $2 AND schema = $3 AND snapshot < $1
           AND EXISTS (SELECT 1 FROM meridian_log WHERE number = $1 AND id = $4)`,
        [number, cluster, schema, id],
      );
      if (rowCount === 1) {
        await client.query('DELETE FROM meridian_snapshot WHERE number < $1', [number]);
        // Whoever is a little behind need not begin anew.
        await client.query('DELETE FROM meridian_log WHERE number <= $1', [number - keep]);
        await client.query('COMMIT');
        const ms = Math.round(performance.now() - began);
        parentPort?.postMessage({ event: 'shared-snapshot', entry: number, bytes, ms });
      } else await client.query('ROLLBACK');
    }
  }
} finally {
  removeDataFile(file);
  await client.end();
}
