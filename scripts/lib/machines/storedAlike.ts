import { setTimeout as pause } from 'node:timers/promises';
import { openDataFile } from '../../../src/platform/store/openDataFile.ts';
import { contentHash } from '../../../src/platform/store/testing/contentHash.ts';

const PATIENCE_MS = 10_000;

/**
 * What is wrong with the copies of a shared store after the last write: pages that were acknowledged and are not there, or
 * twice, and copies that differ.
 */
export async function storedAlike(
  files: readonly string[],
  acknowledged: readonly string[],
): Promise<string[]> {
  const databases = files.map((file) => openDataFile(file, { readOnly: true }));
  try {
    const problems: string[] = [];
    const deadline = performance.now() + PATIENCE_MS;
    while (new Set(databases.map(contentHash)).size > 1) {
      if (performance.now() > deadline) {
        problems.push('the copies of the store differ');
        break;
      }
      await pause(100);
    }
    databases.forEach((database, at) => {
      const rows = database.prepare("SELECT name FROM content_item WHERE name LIKE 'kept-%'").all();
      const names = rows.map((row) => String(row['name']));
      const there = new Set(names);
      const lost = acknowledged.filter((name) => !there.has(name));
      if (lost.length > 0) problems.push(`copy ${at + 1} lacks what was acknowledged: ${lost.join(' ')}`);
      if (there.size < names.length) problems.push(`copy ${at + 1} has pages twice`);
    });
    return problems;
  } finally {
    for (const database of databases) database.close();
  }
}
