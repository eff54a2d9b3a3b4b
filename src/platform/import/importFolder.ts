import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that was tried and never imported is asked for again after this. */
const KEPT_MS = 14 * 86_400_000;

/** Files that were uploaded to be imported, a folder for each dry run, until they have been or are too old. */
export function importFolder(folder: string) {
  const of = (id: string) => join(folder, id);
  return {
    /** The file of a dry run; undefined when it is gone. */
    file(id: string): string | undefined {
      if (!existsSync(of(id))) return undefined;
      const [name] = readdirSync(of(id));
      return name && join(of(id), name);
    },

    /** Keeps what comes in, and answers where; nothing is left of what breaks off. */
    async keep(id: string, name: string, body: AsyncIterable<Buffer>): Promise<string> {
      mkdirSync(of(id), { recursive: true });
      const path = join(of(id), safeName(name));
      try {
        await pipeline(Readable.from(body), createWriteStream(path));
      } catch (error) {
        rmSync(of(id), { recursive: true, force: true });
        throw error;
      }
      return path;
    },

    drop: (id: string): void => rmSync(of(id), { recursive: true, force: true }),

    sweep(now: Date): void {
      if (!existsSync(folder)) return;
      for (const id of readdirSync(folder))
        if (now.getTime() - statSync(of(id)).mtimeMs > KEPT_MS)
          rmSync(of(id), { recursive: true, force: true });
    },
  };
}

/** A name that is one on every system, with its ending. */
const safeName = (name: string): string =>
  basename(name.replaceAll('\\', '/'))
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(-100) || 'upload';
