/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseWhileUsed, useBuild } from './builtInUse.ts';

let folder: string;
const before = process.env.NEXT_DIST_DIR;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'build-')), '.next');
  process.env.NEXT_DIST_DIR = folder;
});
afterEach(() => {
  process.emit('exit', 0);
  if (before === undefined) delete process.env.NEXT_DIST_DIR;
  else process.env.NEXT_DIST_DIR = before;
});

it('refuses another build while a site runs from this one, and says which', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  useBuild(port);
  await expect(refuseWhileUsed()).rejects.toThrow(
    new RegExp(`port ${port}, process ${process.pid}.*NEXT_DIST_DIR`),
  );
  await new Promise((resolve) => void server.close(resolve));
  // It has just been marked: a site that starts does not listen yet.
  await expect(refuseWhileUsed()).rejects.toThrow('stop it first');
  const early = new Date(Date.now() - 10 * 60_000);
  utimesSync(`${folder}.used.${process.pid}`, early, early);
  await expect(refuseWhileUsed()).resolves.toBeUndefined();
});

it('takes no notice of a process that was killed, and lets others build when this one ends', async () => {
  const left = `${folder}.used.${spawnSync(process.execPath, ['-e', '0']).pid}`;
  writeFileSync(left, '80');
  await expect(refuseWhileUsed()).resolves.toBeUndefined();
  expect(existsSync(left)).toBe(false);
  useBuild(80);
  expect(existsSync(`${folder}.used.${process.pid}`)).toBe(true);
});
