import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBoundedMap } from '../pageCache/createBoundedMap.ts';

/** What an answer may be encoded in, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The finest there is of each: many times the work of what is done while somebody waits, for an eighth fewer bytes. */
const finest: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compressed bytes that are kept, in all. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Answers that are known to have been asked for. */
const KNOWN = 20_000;
/** An answer asked for so often is worth the work. */
const ASKED = 2;
/** Answers that wait to be compressed; who comes later comes again. */
const WAITING = 32;

/** Answers that many get alike, compressed once and as well as can be. */
export interface FineAnswers {
  /** The compressed bytes of what `key` names, if they are there; it counts as asked for. */
  get(key: string): Buffer | undefined;
  /** Whether the bytes of `key` would be taken now. */
  wants(key: string): boolean;
  /** Compresses `body` when its turn has come, one after another; never fails. */
  take(key: string, encoding: Encoding, body: Buffer): void;
}

/** None yet, of at most `keptBytes` in all. A key must name the very bytes: an address alone does not. */
export function createFineAnswers(keptBytes = KEPT_BYTES): FineAnswers {
  const kept = createBoundedMap<Buffer>(keptBytes);
  const asked = createBoundedMap<number>(KNOWN);
  const taken = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    get(key) {
      const bytes = kept.get(key);
      if (!bytes) asked.set(key, (asked.get(key) ?? 0) + 1, 1);
      return bytes;
    },
    wants: (key) => (asked.get(key) ?? 0) >= ASKED && !taken.has(key) && taken.size < WAITING,
    take(key, encoding, body) {
      taken.add(key);
      turn = turn
        .then(async () => {
          const bytes = await finest[encoding](body);
          kept.set(key, bytes, bytes.length);
          asked.delete(key);
        })
        // Too large for memory, say: the next who asks gets what is made while they wait.
        .catch(() => undefined)
        .finally(() => taken.delete(key));
    },
  };
}
