import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, noteInstalled } from './installState.mjs';

describe('isInstalled', () => {
  let root: string;
  const write = (path: string, value: unknown) => writeFileSync(join(root, path), JSON.stringify(value));
  const part = { name: '@meridian/part', dependencies: { zod: '1.0.0' } };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    for (const folder of ['part', 'node_modules/@meridian'])
      mkdirSync(join(root, folder), { recursive: true });
    write('package-lock.json', { packages: {} });
    write('package.json', { name: 'all', workspaces: ['part'], scripts: { a: 'b' } });
    write('part/package.json', part);
    symlinkSync('../../part', join(root, 'node_modules/@meridian/part'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is false until an install is noted', () => {
    expect(isInstalled(root)).toBe(false);
    noteInstalled(root);
    expect(isInstalled(root)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['the lock file is another', () => write('package-lock.json', { packages: { a: {} } })],
    [
      'the repository asks for another package',
      () => write('package.json', { name: 'all', workspaces: ['part'], devDependencies: { jest: '1.0.0' } }),
    ],
    [
      'a workspace asks for another version',
      () => write('part/package.json', { ...part, dependencies: { zod: '2.0.0' } }),
    ],
    ['the link to a workspace is gone', () => unlinkSync(join(root, 'node_modules/@meridian/part'))],
  ])('is false when %s', (_, change) => {
    noteInstalled(root);
    change();
    expect(isInstalled(root)).toBe(false);
  });

  it('knows what somebody installed with npm alone, and what that left out', () => {
    const locked = {
      'node_modules/zod': { version: '1.0.0' },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
      'node_modules/@meridian/part': { link: true },
      part: { version: '0.1.0' },
    };
    write('package-lock.json', { packages: locked });
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '1.0.0' } } });
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules/zod'));
    write('node_modules/zod/package.json', { version: '1.0.0' });
    expect(isInstalled(root)).toBe(true);
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '0.9.0' } } });
    expect(isInstalled(root)).toBe(false);
  });

  it('takes no other script for another install', () => {
    noteInstalled(root);
    write('package.json', { name: 'all', workspaces: ['part'], scripts: { a: 'c' } });
    expect(isInstalled(root)).toBe(true);
  });
});
