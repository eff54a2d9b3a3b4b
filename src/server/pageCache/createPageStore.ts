import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBoundedMap } from './createBoundedMap.ts';
import { packPage, unpackPage } from './packPage.ts';
import { latestOf } from './Peers.ts';
import type { Marks } from './Peers.ts';

/** How long a page is shown before it is made anew, and how long at the utmost while it is. Seconds. */
export interface Lifetime {
  revalidate: number | false;
  expire?: number | undefined;
}

/** A page as it is kept. Its data stand in its HTML. */
export interface KeptPage {
  html: string;
  status: number | undefined;
  headers: Record<string, string | string[]> | undefined;
  /** It was made without something that belongs on it. */
  isIncomplete: boolean;
  /** When it was made, and when it was last found to be still the best there is. Milliseconds. */
  madeAt: number;
  heldAt: number;
  lifetime: Lifetime;
  /** What an edge finds it by, where there is one. */
  keys?: readonly string[];
}

/** Pages in memory and on disk, both bounded: what was asked for longest ago goes. */
export interface PageStore {
  /** A file that is broken, half-written or another page's reads as undefined. Never rejects. */
  read(key: string): Promise<KeptPage | undefined>;
  /**
   * An incomplete page stays in memory: it is not worth a file. `packed` is the page as `packPage` makes it, where somebody
   * has done so. Never rejects.
   */
  write(key: string, page: KeptPage, packed?: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** Since when what is kept below addresses is outdated. Empty where none can be read. Never rejects. */
  readMarks(): Promise<Marks>;
  /** They hold at once. Never rejects: marks that cannot be written hold as long as the process. */
  addMarks(marks: Marks): Promise<void>;
  /** What it holds now. */
  sizes(): Promise<PageSizes>;
}

export interface PageSizes {
  memoryBytes: number;
  diskBytes: number;
  memoryPages: number;
  diskPages: number;
}

export interface PageStoreOptions {
  /** A folder of its own; other files in it are removed. */
  folder: string;
  memoryBytes: number;
  diskBytes: number;
  /** Told when a file cannot be written; the page is then kept in memory alone. */
  onProblem: (problem: string) => void;
}

/** What a page takes beside its text. */
const OVERHEAD = 1000;
/** A text of JavaScript may take two bytes for each character. */
const sizeOf = (key: string, { html }: KeptPage) => 2 * (html.length + key.length) + OVERHEAD;
const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.page`;

const MARKS = 'outdated.json';

function marksIn(text: string): Marks {
  try {
    const read = JSON.parse(text) as unknown;
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter(([, at]) => typeof at === 'number')) as Marks;
  } catch {
    return {};
  }
}

export function createPageStore({ folder, memoryBytes, diskBytes, onProblem }: PageStoreOptions): PageStore {
  const memory = createBoundedMap<KeptPage>(memoryBytes);
  function told(error: unknown): void {
    const { code } = error as { code?: unknown };
    onProblem(typeof code === 'string' ? code : 'unknown');
  }
  const disk = createDisk(folder, diskBytes, told);
  let marks: Promise<Marks> | undefined;
  let written = Promise.resolve();
  const readMarks = () => (marks ??= disk.readMarks().then(marksIn, () => ({})));

  return {
    async read(key) {
      const known = memory.get(key);
      if (known) return known;
      try {
        const page = await disk.read(key);
        if (page) memory.set(key, page, sizeOf(key, page));
        return page;
      } catch {
        return undefined;
      }
    },
    async write(key, page, packed) {
      memory.set(key, page, sizeOf(key, page));
      if (page.isIncomplete) return;
      try {
        await disk.write(key, packed ?? (await packPage(key, page)));
      } catch (error) {
        told(error);
      }
    },
    async remove(key) {
      memory.delete(key);
      try {
        await disk.remove(key);
      } catch (error) {
        told(error);
      }
    },
    readMarks,
    addMarks(added) {
      const all = readMarks().then((known) => latestOf(known, added));
      marks = all;
      const writes = async () => disk.writeMarks(JSON.stringify(await all));
      return (written = written.then(writes).catch(told));
    },
    async sizes() {
      const { bytes, pages } = await disk.sizes();
      return { memoryBytes: memory.size(), diskBytes: bytes, memoryPages: memory.count(), diskPages: pages };
    },
  };
}

/** The pages in a folder, within a bound; `told` hears of a file that cannot be removed. All else rejects. */
function createDisk(folder: string, diskBytes: number, told: (error: unknown) => void) {
  /** Sizes of the files by name; a file that leaves it is removed. */
  const files = createBoundedMap<undefined>(diskBytes, (name) => leave(name));
  const leaving = new Set<Promise<void>>();
  let ready: Promise<void> | undefined;
  const isReady = () => (ready ??= takeStock());

  function leave(name: string): void {
    const left = rm(path.join(folder, name), { force: true, recursive: true }).catch(told);
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  }

  /** The files an earlier process left, oldest first, within the bound. */
  async function takeStock(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const known = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const { size, mtimeMs } = await stat(path.join(folder, name));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size } of known.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith('.page')) files.set(name, undefined, size);
      else if (name !== MARKS) leave(name);
    }
    await Promise.all(leaving);
  }

  async function drop(name: string): Promise<void> {
    files.delete(name);
    await rm(path.join(folder, name), { force: true });
  }

  async function read(key: string): Promise<KeptPage | undefined> {
    await isReady();
    const name = nameOf(key);
    if (!files.has(name)) return undefined;
    files.touch(name);
    const page = await unpackPage(key, await readFile(path.join(folder, name)).catch(() => Buffer.alloc(0)));
    if (page) return page;
    // Broken or half-written: made anew like one that was never there.
    await drop(name);
    return undefined;
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    await isReady();
    const name = nameOf(key);
    await writeWhole(name, bytes);
    files.set(name, undefined, bytes.length);
    await Promise.all(leaving);
  }

  /** A file is there with all its bytes, or as it was. */
  async function writeWhole(name: string, bytes: Buffer | string): Promise<void> {
    const half = path.join(folder, `${name}.${randomUUID()}.half`);
    try {
      await writeFile(half, bytes);
      await rename(half, path.join(folder, name));
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  const readMarks = () => readFile(path.join(folder, MARKS), 'utf8');

  async function writeMarks(text: string): Promise<void> {
    await isReady();
    await writeWhole(MARKS, text);
  }

  async function remove(key: string): Promise<void> {
    await isReady();
    if (files.has(nameOf(key))) await drop(nameOf(key));
  }

  async function sizes() {
    await isReady();
    return { bytes: files.size(), pages: files.count() };
  }

  return { read, write, remove, readMarks, writeMarks, sizes };
}
