import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshPhrases } from './fillStore.ts';
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
