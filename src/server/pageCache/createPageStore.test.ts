import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageStore } from './createPageStore.ts';
import type { KeptPage } from './createPageStore.ts';

let folder: string;
const problems: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  problems.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeOf = (memoryBytes = 1_000_000, diskBytes = 1_000_000) =>
  createPageStore({ folder, memoryBytes, diskBytes, onProblem: (problem) => problems.push(problem) });
const page = (html: string, more: Partial<KeptPage> = {}): KeptPage => ({
  html,
  status: undefined,
  headers: undefined,
  isIncomplete: false,
  madeAt: 1,
  heldAt: 2,
  lifetime: { revalidate: 300, expire: 86_400 },
  ...more,
});
/** Text that hardly gets smaller. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes);
const files = () => readdirSync(folder);
const onDisk = () => files().reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

describe('createPageStore', () => {
  it('gives back what was kept, in the same process and after a new start', async () => {
    const kept = page('<p>á — 你好</p>', { status: 200, headers: { a: 'b' } });
    const first = storeOf();
    await first.write('/en/about', kept);
    expect(await first.read('/en/about')).toEqual(kept);
    expect(await storeOf().read('/en/about')).toEqual(kept);
    expect(await storeOf().read('/en/about/')).toBeUndefined();
    expect(files().every((name) => name.endsWith('.page'))).toBe(true);
  });

  it('keeps since when something is outdated over a new start, and takes a broken note for none', async () => {
    const marks = { '/en/_site_main': 5 };
    await storeOf().addMarks(marks);
    const again = storeOf();
    await again.write('/en/about', page('one'));
    expect(await again.readMarks()).toEqual(marks);
    for (const broken of ['', '{"half', 'null', '[]', '{"/en":"yesterday"}']) {
      writeFileSync(path.join(folder, 'outdated.json'), broken);
      expect(await storeOf().readMarks()).toEqual({});
    }
    expect(problems).toEqual([]);
  });

  it('stays within its bounds however many pages come, and keeps those asked for last', async () => {
    const store = storeOf(60_000, 40_000);
    await store.write('/often', page(noise(1000)));
    for (let at = 0; at < 300; at += 1) {
      await store.write(`/invented-${at}`, page(noise(1000)));
      await store.read('/often');
    }
    const { memoryBytes, diskBytes, diskPages } = await store.sizes();
    expect(memoryBytes).toBeLessThanOrEqual(60_000);
    expect(diskBytes).toBeLessThanOrEqual(40_000);
    expect(files().length).toBe(diskPages);
    expect(onDisk()).toBe(diskBytes);
    expect((await store.read('/often'))?.html).toHaveLength(1000);
    expect(await store.read('/invented-3')).toBeUndefined();
  });

  it('keeps its bound over a new start with a smaller one', async () => {
    const first = storeOf();
    for (let at = 0; at < 30; at += 1) await first.write(`/p${at}`, page(noise(1000)));
    const { diskBytes } = await storeOf(1000, 10_000).sizes();
    expect(diskBytes).toBeLessThanOrEqual(10_000);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['of something else', () => Buffer.from('<!doctype html>')],
    [
      'with a byte of another',
      (bytes: Buffer) => {
        const broken = Buffer.from(bytes);
        broken[broken.length - 20]! ^= 0xff;
        return broken;
      },
    ],
  ])('a file that is %s reads as none, and is removed', async (_what, broken) => {
    await storeOf().write('/a', page(noise(500)));
    const [name = ''] = files();
    writeFileSync(path.join(folder, name), broken(readFileSync(path.join(folder, name))));
    const store = storeOf();
    expect(await store.read('/a')).toBeUndefined();
    expect(files()).toEqual([]);
    await store.write('/a', page('again'));
    expect((await storeOf().read('/a'))?.html).toBe('again');
  });

  it('a file under the name of another page reads as none', async () => {
    await storeOf().write('/a', page('a'));
    const [ofA = ''] = files();
    await storeOf().write('/b', page('b'));
    const ofB = files().find((name) => name !== ofA) ?? '';
    writeFileSync(path.join(folder, ofA), readFileSync(path.join(folder, ofB)));
    expect(await storeOf().read('/a')).toBeUndefined();
  });

  it('removes what an interrupted write left', async () => {
    writeFileSync(path.join(folder, 'x.page.1.half'), 'half');
    await storeOf().sizes();
    expect(files()).toEqual([]);
  });

  it('an incomplete page is not worth a file; a page that is removed is gone from both', async () => {
    const store = storeOf();
    await store.write('/a', page('a', { isIncomplete: true }));
    expect(files()).toEqual([]);
    expect((await store.read('/a'))?.html).toBe('a');
    await store.write('/a', page('a'));
    expect(files()).toHaveLength(1);
    await store.remove('/a');
    expect([files(), await store.read('/a')]).toEqual([[], undefined]);
  });

  it('a disk that cannot be written costs the file alone', async () => {
    const store = storeOf();
    await store.sizes();
    rmSync(folder, { recursive: true });
    await store.write('/a', page('a'));
    expect((await store.read('/a'))?.html).toBe('a');
    expect(problems).toEqual(['ENOENT']);
  });
});
