import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts two programs as `npm start` does; each writes into a file when it was told to stop and when it ended. */
function starts(name: string, stubbornness: Record<string, number>) {
  const file = join(folder, name);
  writeFileSync(file, '');
  const program = (of: string) => `
    const { appendFileSync } = require('node:fs');
    process.on('SIGTERM', () => {
      appendFileSync(${JSON.stringify(file)}, '${of} told\\n');
      setTimeout(() => {
        appendFileSync(${JSON.stringify(file)}, '${of} ended\\n');
        process.exit(0);
      }, ${stubbornness[of]});
    });
    setInterval(() => {}, 1000);
    console.log('up');`;
  const main = `
    const { Processes } = await import(${JSON.stringify(join(process.cwd(), 'scripts/lib/processes.ts'))});
    const processes = new Processes();
    processes.stopOnSignals({ isQuiet: true });
    for (const [name, code] of ${JSON.stringify(['platform', 'site'].map((of) => [of, program(of)]))})
      processes.start(name, process.execPath, ['-e', code], {}, (line) => console.log(line));`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const up = new Promise<void>((resolve) => {
    let seen = '';
    child.stdout.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      if ((seen.match(/"text":"up"/g) ?? []).length === 2) resolve();
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, up, ended, told: () => readFileSync(file, 'utf8').trim().split('\n') };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the site first, so that its last requests still have their sources',
  async (signal) => {
    const { child, up, ended, told } = starts(signal, { site: 300, platform: 0 });
    await up;
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(told()).toEqual(['site told', 'site ended', 'platform told', 'platform ended']);
  },
);

it('who does not stop is made to, within ten seconds for both', async () => {
  const { child, up, ended, told } = starts('stubborn', { site: 60_000, platform: 60_000 });
  await up;
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(told()).toEqual(['site told', 'platform told']);
}, 30_000);
