import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { KeptPage } from './createPageStore.ts';

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);
/** The fastest: a page is read back rarely, and twice as small with any. */
const LEVEL = 1;

/** A page and its key as bytes. */
export const packPage = (key: string, page: KeptPage): Promise<Buffer> =>
  compressed(serialize({ key, page }), { level: LEVEL });

/** The page in bytes of `packPage`; undefined where they are broken, half of them, or another page's. */
export async function unpackPage(key: string, bytes: Buffer): Promise<KeptPage | undefined> {
  try {
    const kept = deserialize(await decompressed(bytes)) as { key: string; page: KeptPage };
    return kept.key === key && typeof kept.page.html === 'string' ? kept.page : undefined;
  } catch {
    return undefined;
  }
}
