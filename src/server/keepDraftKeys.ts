import crypto from 'node:crypto';

/** Of more drafts than are on their way at once the oldest keys go. */
const MOST_KEYS = 64;

const bytesOf = (part: crypto.BinaryLike): Buffer =>
  typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.byteLength);

/**
 * Has a key that was derived be known when it is asked for again. Next derives one, in some 50 ms in which the process does nothing
 * else, when it writes what a draft's cookie holds, and the same when it reads that a moment later.
 */
export function keepDraftKeys(): void {
  const derive = crypto.pbkdf2Sync;
  const kept = new Map<string, Buffer>();
  crypto.pbkdf2Sync = (secret, salt, iterations, length, digest) => {
    const parts = crypto.createHash('sha256');
    // Each by itself, so that no two pairs read alike.
    for (const part of [secret, salt].map(bytesOf)) parts.update(`${part.length} `).update(part);
    const name = `${parts.digest('hex')} ${iterations} ${length} ${digest}`;
    const key = kept.get(name) ?? derive(secret, salt, iterations, length, digest);
    kept.delete(name);
    kept.set(name, key);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEYS) break;
      kept.delete(oldest);
    }
    return Buffer.from(key);
  };
}
