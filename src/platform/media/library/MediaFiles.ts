import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Files of the media library: a folder per upload, named by the checksum of what was uploaded, written once and never
 * changed. It begins with a dot, so that nothing serves it as a file of the media folder.
 *
 * Files come before their row and go after it: a kill in between leaves a folder without a row, which `sweep` removes, and
 * never a row without its files.
 */
export class MediaFiles {
  readonly #folder: string;
  readonly #incoming: string;

  constructor(mediaFolder: string) {
    this.#folder = join(mediaFolder, '.library');
    this.#incoming = join(this.#folder, '.incoming');
  }

  /** An empty folder for one upload; `drop` it whatever happens. */
  open(): string {
    const folder = join(this.#incoming, randomUUID());
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  drop(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
  }

  /** Gives what was written in a folder of `open` its place; on disk for good when it returns. */
  keep(folder: string, checksum: string): void {
    const place = this.#placeOf(checksum);
    for (const name of readdirSync(folder)) flush(join(folder, name));
    flush(folder);
    const above = join(place, '..');
    mkdirSync(above, { recursive: true });
    // Left by a kill before its row was written.
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
    flush(above);
    flush(this.#folder);
  }

  path(checksum: string, name: string): string {
    return join(this.#placeOf(checksum), name);
  }

  remove(checksum: string): void {
    rmSync(this.#placeOf(checksum), { recursive: true, force: true });
  }

  /** Removes what uploads that were cut off have left. Answers how many folders that were. */
  sweep(known: ReadonlySet<string>): number {
    const orphans = [
      ...foldersIn(this.#incoming).map((name) => join(this.#incoming, name)),
      ...foldersIn(this.#folder)
        .filter((name) => name !== '.incoming')
        .flatMap((start) =>
          foldersIn(join(this.#folder, start))
            .filter((name) => !known.has(name))
            .map((name) => join(this.#folder, start, name)),
        ),
    ];
    for (const orphan of orphans) rmSync(orphan, { recursive: true, force: true });
    return orphans.length;
  }

  /** Of these, those whose files are not here: a copy of the data file without its media folder. */
  missing(checksums: Iterable<string>): string[] {
    return [...checksums].filter((checksum) => !existsSync(this.#placeOf(checksum)));
  }

  #placeOf(checksum: string): string {
    return join(this.#folder, checksum.slice(0, 2), checksum);
  }
}

const foldersIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Waits until a file, or the names in a folder, are on disk. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
