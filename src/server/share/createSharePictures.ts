import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createBulkhead } from '#src/adapters/http/bulkhead.ts';
import { shareSvg } from './shareSvg.ts';
import type { ShareCard } from './shareSvg.ts';

/** Bytes of pictures kept: about 700 of them. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** Pictures drawn at once: one is a quarter of a second of one core. */
const AT_ONCE = 1;
const WAITING = 24;
const WAIT_MS = 8000;

sharp.concurrency(1);
sharp.cache(false);

/** Draws share pictures as PNG and keeps the last ones by what they show, so that no address can add another. */
export function createSharePictures({ keptBytes = KEPT_BYTES } = {}) {
  const kept = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer | undefined>>();
  const places = createBulkhead(AT_ONCE, WAITING);
  let bytes = 0;

  const keep = (key: string, picture: Buffer) => {
    kept.set(key, picture);
    bytes += picture.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= keptBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  async function draw(card: ShareCard, key: string): Promise<Buffer | undefined> {
    const leave = await places.enter(WAIT_MS);
    if (!leave) return undefined;
    try {
      const picture = await sharp(Buffer.from(shareSvg(card)))
        .png({ palette: true, quality: 92, effort: 6 })
        .toBuffer();
      keep(key, picture);
      return picture;
    } finally {
      leave();
    }
  }

  return {
    /** Bytes kept now. */
    size: () => bytes,
    /** The picture of a card as PNG; undefined when too many others are being drawn. */
    async picture(card: ShareCard): Promise<Buffer | undefined> {
      const key = createHash('sha256').update(JSON.stringify(card)).digest('base64');
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const drawing = pending.get(key) ?? draw(card, key).finally(() => pending.delete(key));
      pending.set(key, drawing);
      return drawing;
    },
  };
}
