import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockEnv, clockFileEnv, clockShift } from './testClock.ts';

/** What a Node program that is started with `env` takes for now. */
function nowOf(env: Record<string, string>, program = 'console.log(new Date().toISOString())'): string {
  return execFileSync(process.execPath, ['-e', program], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).trim();
}

describe('the clock of the programs under test', () => {
  it('starts them at the instant TEST_CLOCK names', () => {
    const shift = clockShift({ TEST_CLOCK: '2031-12-25T02:20:00-08:00' });
    expect(nowOf(clockEnv(shift))).toMatch(/^2031-12-25T10:2\d:/);
  });

  it('goes on, and leaves instants that are given as they are', () => {
    const program = `const a = Date.now(); const until = performance.now() + 20; while (performance.now() < until);
      class Own extends Date {}
      console.log(JSON.stringify([Date.now() > a, new Date(0).getTime(), new Date(2020, 1, 3).getDate(), Date.UTC(1970, 0, 1),
        new Own() instanceof Date, new Own(5).getTime(), new Date(new Date()).getFullYear(), Date.parse('1970-01-01T00:00:00Z')]))`;
    const shift = clockShift({ TEST_CLOCK: '2031-06-01T12:00:00Z' });
    expect(JSON.parse(nowOf(clockEnv(shift), program))).toEqual([true, 0, 3, 0, true, 5, 2031, 0]);
  });

  it('tells one time, by dates and by the clock of measurements', () => {
    const program =
      'console.log(Math.abs(performance.timeOrigin + performance.now() - Date.now()) < 1000, performance.now() < 60000)';
    const shift = clockShift({ TEST_CLOCK: '2031-06-01T12:00:00Z' });
    expect(nowOf(clockEnv(shift), program)).toBe('true true');
  });

  it('follows a file while they run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'));
    const file = join(folder, 'clock');
    try {
      writeFileSync(file, '0');
      const program = `const before = Date.now(); require('fs').writeFileSync(${JSON.stringify(file)}, '86400000');
        console.log(Math.round((Date.now() - before) / 3600000))`;
      expect(nowOf(clockFileEnv(file), program)).toBe('24');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is the machine’s without TEST_CLOCK', () => {
    expect(clockEnv(clockShift({}))).toEqual({});
  });

  it.each(['tomorrow', '2026-12-25', '2026-12-25T02:20:00', '12'])('refuses %s', (text) => {
    expect(() => clockShift({ TEST_CLOCK: text })).toThrow('is no instant with its offset');
  });
});
