import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { makeOwn } from '#src/platform/store/shared/replicaState.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { removeDataFile } from '#src/platform/store/removeDataFile.ts';
import type { Store } from '#src/platform/store/Store.ts';

/** Works on a copy of the store, which is gone afterwards: nobody waits for what is not kept. */
export async function workOnCopy<T>(store: Store, work: (copy: Store) => Promise<T>): Promise<T> {
  const place = store.database.location() ?? join(tmpdir(), 'store-in-memory');
  const path = `${place}.dry-${process.pid}-${randomUUID().slice(0, 8)}`;
  try {
    await backup(store.database, path);
    makeOwn(path);
    const copy = openStore(path, { pollMs: 0 });
    try {
      return await work(copy);
    } finally {
      copy.close();
    }
  } finally {
    removeDataFile(path);
  }
}
