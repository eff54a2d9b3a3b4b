import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { MediaFiles } from '#src/platform/media/library/MediaFiles.ts';
import { MediaTable } from '#src/platform/media/library/MediaTable.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { uploadKills as rounds } from './killRounds.ts';

async function start(data: string, folder: string) {
  const child = spawn(process.execPath, ['--no-warnings', join(__dirname, 'uploadServer.ts'), data, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let heard = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (heard.includes('\n')) resolve(heard.trim());
    });
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('close', () => reject(new Error(`the server ended by itself: ${complaint}`)));
  });
  return { child, origin };
}

/** A picture that is no other one. */
const picture = (seed: number) =>
  sharp({ create: { width: 64 + seed, height: 48, channels: 3, background: { r: seed, g: 90, b: 120 } } })
    .png()
    .toBuffer();

/** What is on disk of uploads, those under way left out. */
const stored = (folder: string) =>
  readdirSync(join(folder, '.library'))
    .filter((name) => name !== '.incoming')
    .flatMap((name) => readdirSync(join(folder, '.library', name)));

it(
  `keeps every acknowledged upload whole over ${rounds} kills, and nothing of the others`,
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'kill-uploads-'));
    const data = join(place, 'platform.db');
    const folder = join(place, 'media');
    const acknowledged: string[] = [];
    try {
      let seed = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { child, origin } = await start(data, folder);
        const closed = new Promise((resolve) => child.once('close', resolve));
        const started = performance.now();
        let kill: ReturnType<typeof setTimeout> | undefined;
        try {
          for (; ; seed += 1) {
            const body = new Uint8Array(await picture(seed % 190));
            const answer = await fetch(`${origin}/upload`, { method: 'POST', body });
            expect(answer.status).toBe(201);
            acknowledged.push(((await answer.json()) as { id: string }).id);
            // The kills are spread over the next upload, from its first byte to its answer, however busy the machine is.
            kill ??= setTimeout(
              () => child.kill('SIGKILL'),
              ((round + 1) / rounds) * (performance.now() - started),
            );
          }
        } catch (error) {
          // Of another realm than this file's, so by its name: the server is gone.
          if ((error as Error).name !== 'TypeError') throw error;
        } finally {
          clearTimeout(kill);
          child.kill('SIGKILL');
          await closed;
        }
        const store = openStore(data, { pollMs: 0 });
        try {
          expect(store.database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
          expect(createAccounts({ store, studioOrigin: undefined }).log.firstBroken()).toBeUndefined();
          const table = new MediaTable(store, () => new Date());
          const files = new MediaFiles(folder);
          for (const id of acknowledged) {
            const media = table.byId(id)!;
            for (const file of media.files) expect(existsSync(files.path(media.checksum, file))).toBe(true);
          }
          // A row never stands without its files, acknowledged or not.
          expect(files.missing(table.checksums())).toEqual([]);
          if (existsSync(join(folder, '.library'))) files.sweep(table.checksums());
          if (existsSync(join(folder, '.library')))
            expect(stored(folder).sort()).toEqual([...table.checksums()].sort());
        } finally {
          store.close();
        }
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
  rounds * 15_000,
);
