/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneBuilder } from './oneBuilder.ts';

const fresh = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'build.lock');

it('lets one work at a time, tells the others whom they wait for, and leaves nothing', async () => {
  const file = fresh();
  const told: number[] = [];
  const done: string[] = [];
  let inside = 0;
  const work = (name: string) =>
    oneBuilder(
      async () => {
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => void setTimeout(resolve, 30));
        inside -= 1;
        done.push(name);
        return name;
      },
      { file, waits: (by) => told.push(by) },
    );
  await expect(Promise.all([work('a'), work('b'), work('c')])).resolves.toEqual(['a', 'b', 'c']);
  expect(done).toHaveLength(3);
  expect(told).toEqual([process.pid, process.pid]);
  expect(readdirSync(join(file, '..'))).toEqual([]);
});

it('gives the place back after work that failed', async () => {
  const file = fresh();
  await expect(oneBuilder(() => Promise.reject(new Error('no room on the disk')), { file })).rejects.toThrow(
    'no room',
  );
  expect(existsSync(file)).toBe(false);
});

it.each<[holder: string, text: string]>([
  ['a process that was killed', String(spawnSync(process.execPath, ['-e', '0']).pid)],
  ['nobody', ''],
  ['something else', 'a letter'],
])('takes over from %s at once', async (_holder, text) => {
  const file = fresh();
  writeFileSync(file, text);
  const waits = jest.fn();
  await expect(oneBuilder(async () => 'built', { file, waits })).resolves.toBe('built');
  expect(waits).not.toHaveBeenCalled();
  expect(readdirSync(join(file, '..'))).toEqual([]);
});
