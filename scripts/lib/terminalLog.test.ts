import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forPeople, terminalLog } from './terminalLog.ts';

const folder = mkdtempSync(join(tmpdir(), 'terminal-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entry = (facts: Record<string, unknown>) =>
  JSON.stringify({ time: '2026-11-26T10:39:05.051Z', program: 'site', ...facts });

function shown(
  isTerminal: boolean,
  use: (log: ReturnType<typeof terminalLog>) => void,
  file = join(folder, 'start.log'),
) {
  const seen: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    seen.push(String(text));
    return true;
  });
  try {
    use(terminalLog(file, isTerminal));
  } finally {
    spy.mockRestore();
  }
  return seen.join('');
}

it.each([
  { event: 'request', method: 'GET', route: '/[[...path]]', status: 404, ms: 3 },
  { event: 'upstream', upstream: 'content', call: 'SiteRoutes', ms: 3, status: 200 },
  { event: 'output', text: '▲ Next.js' },
  { event: 'revalidated', paths: 3 },
])('leaves what is told when all is well to the file: $event', (facts) => {
  expect(forPeople(entry(facts))).toBeUndefined();
});

it.each([
  [{ event: 'request', status: 503, ms: 3 }, 'site  request  status=503  ms=3'],
  [{ event: 'upstream', call: 'waits', failure: 'timeout' }, 'site  upstream  call=waits  failure=timeout'],
  [{ event: 'error-output', text: 'Error: broken' }, 'site  error-output  text="Error: broken"'],
  [{ event: 'of-another-day', why: 'unknown' }, 'site  of-another-day  why=unknown'],
])('tells what is amiss, and what it does not know, in a line', (facts, words) => {
  expect(forPeople(entry({ request: 'an-id', ...facts }))).toMatch(/^\d\d:\d\d:\d\d {2}/);
  expect(forPeople(entry({ request: 'an-id', ...facts }))?.slice(10)).toBe(words);
});

it('keeps the whole log in the file of this start, and shows only what matters once all is up', () => {
  writeFileSync(join(folder, 'start.log'), 'of the start before\n');
  const lines = [
    entry({ event: 'request', route: '/readyz', status: 503 }),
    entry({ event: 'first-account', link: 'http://localhost:4000/studio/setup#x' }),
    entry({ event: 'request', route: '/', status: 200 }),
    entry({ event: 'request', route: '/', status: 500 }),
  ];
  const seen = shown(true, (log) => {
    log.write(lines[0]!);
    log.write(lines[1]!);
    log.ready();
    expect(log.firstAccount()).toBe('http://localhost:4000/studio/setup#x');
    log.write(lines[2]!);
    log.write(lines[3]!);
  });
  expect(seen.trim().split('\n')).toEqual([
    expect.stringMatching(/site {2}request {2}route=\/ {2}status=500$/),
  ]);
  expect(readFileSync(join(folder, 'start.log'), 'utf8').trim().split('\n')).toEqual(lines);
});

it('is the log itself where nobody looks on, and where the file cannot be written', () => {
  const line = entry({ event: 'request', route: '/', status: 200 });
  expect(shown(false, (log) => log.write(line))).toBe(`${line}\n`);
  writeFileSync(join(folder, 'a-file'), '');
  expect(shown(true, (log) => log.write(line), join(folder, 'a-file', 'start.log'))).toBe(`${line}\n`);
});
