import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshPhrases } from './fillStore.ts';
import { ProgramFailed } from './processes.ts';
import type { Settings } from './settings.ts';

it('makes no store where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  const data = join(folder, 'platform.db');
  const settings = { data, env: { PLATFORM_DATA: data }, needsPlatform: true } as unknown as Settings;
  try {
    await refreshPhrases(settings);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  ['cannot be written at the moment', 75, 'The shared database does not answer', 'says so and goes on'],
  ['is damaged', 1, 'The data file cannot be opened', 'ends with the reason alone'],
])('a store that %s: %s, %s, %s', async (_, code, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  const data = join(folder, 'platform.db');
  writeFileSync(data, '');
  const notes: string[] = [];
  const fails = () =>
    Promise.reject(new ProgramFailed('node seed.ts', code, `phrases …\nSeeding failed: ${reason}.\n`));
  const work = refreshPhrases(
    { data, env: {}, needsPlatform: true } as unknown as Settings,
    (note) => notes.push(note),
    fails,
  );
  try {
    if (code === 75) await work;
    else await expect(work).rejects.toThrow(new Error(`${reason}.`));
    expect(notes).toEqual(code === 75 ? [expect.stringContaining(reason)] : []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
