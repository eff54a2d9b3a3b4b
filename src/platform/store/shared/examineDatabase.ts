import { migrations } from '../migrations.ts';
import { connectPostgres, drop, plainReason } from './connectPostgres.ts';
import { FORMAT, HEAD } from './logTables.ts';

export interface DatabaseFinding {
  isGood: boolean;
  text: string;
}

/** Says of the database that several platforms are to share whether they can. Changes nothing, and names no password. */
export async function examineDatabase(url: string): Promise<DatabaseFinding[]> {
  let client;
  try {
    client = await connectPostgres(url, () => undefined);
  } catch (error) {
    return [{ isGood: false, text: `PLATFORM_DATABASE_URL: ${plainReason(error)}` }];
  }
  try {
    const { rows } = await client.query<{ known: string | null; makes: boolean }>(
      "SELECT to_regclass('meridian_store') AS known, has_schema_privilege(current_schema(), 'CREATE') AS makes",
    );
    const [{ known, makes } = { known: null, makes: false }] = rows;
    const head = known === null ? undefined : (await client.query<Record<string, unknown>>(HEAD)).rows[0];
    if (!head)
      return [
        known === null && !makes
          ? { isGood: false, text: 'its user may not make tables in it' }
          : { isGood: true, text: 'it is empty: the first platform that starts puts its store in' },
      ];
    const isKnown = Number(head['format']) <= FORMAT && Number(head['schema']) <= migrations.length;
    return [
      isKnown
        ? { isGood: true, text: `it holds a store, with ${String(head['last'])} entries so far` }
        : { isGood: false, text: 'its store was brought up to date by a newer version: update this program' },
    ];
  } catch (error) {
    return [{ isGood: false, text: `PLATFORM_DATABASE_URL: ${plainReason(error)}` }];
  } finally {
    drop(client);
  }
}
