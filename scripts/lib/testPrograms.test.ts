import { ensureTestPrograms } from './testPrograms.ts';
import type { TestMachine } from './testPrograms.ts';

const servers = ['postgresql', 'redis-server', 'varnish', 'varnish-modules'];

/** A machine that lacks these packages, and what was done to it. */
function machineWithout(
  lacking: readonly string[],
  { mayInstall = true, isOffline = false, hasAllOfChromium = false } = {},
) {
  const missing = new Set(lacking);
  const done: string[] = [];
  const machine: TestMachine = {
    hasHeadlessShell: () => !missing.has('chromium-headless-shell'),
    hasChromium: () => !missing.has('chromium-headless-shell') || hasAllOfChromium,
    missingServers: () => servers.filter((one) => missing.has(one)),
    mayInstall,
    install: (packages) => {
      done.push(`install ${packages.join(' ')}`);
      if (isOffline) return Promise.reject(new Error('no network'));
      for (const one of packages) missing.delete(one);
      return Promise.resolve();
    },
    fetchBrowser: () => Promise.resolve(void done.push('fetch browser')),
    say: (text) => void done.push(text),
  };
  return { machine, done };
}

const said = (text: string) => expect.stringMatching(text) as string;
const leftOut = (...packages: string[]) =>
  `left out: what several machines share (apt-get install ${packages.join(' ')})`;

it.each([
  ['nothing is missing', [], {}, []],
  [
    'all is missing',
    ['chromium-headless-shell', ...servers],
    {},
    [said('^installing'), `install chromium-headless-shell fonts-liberation ${servers.join(' ')}`],
  ],
  [
    'it has no network, and another Chromium',
    ['chromium-headless-shell'],
    { isOffline: true, hasAllOfChromium: true },
    [
      said('^installing'),
      'install chromium-headless-shell fonts-liberation',
      'they cannot be installed: no network',
    ],
  ],
  ['one server is missing', ['redis-server'], {}, [said('^installing'), 'install redis-server']],
  [
    'it may not install',
    ['chromium-headless-shell', 'varnish'],
    { mayInstall: false },
    [said('^fetching'), 'fetch browser', leftOut('varnish')],
  ],
  [
    'it has no network',
    ['postgresql'],
    { isOffline: true },
    [
      said('^installing'),
      'install postgresql',
      'they cannot be installed: no network',
      leftOut('postgresql'),
    ],
  ],
])('what the tests start is made sure of where %s', async (_, lacking, options, expected) => {
  const { machine, done } = machineWithout(lacking, options);
  await ensureTestPrograms(machine);
  expect(done).toEqual(expected);
});

it('a browser that cannot be had fails, since nothing is known of pages without one', async () => {
  const { machine } = machineWithout(['chromium-headless-shell'], { mayInstall: false });
  const without = { ...machine, fetchBrowser: () => Promise.reject(new Error('no network')) };
  await expect(ensureTestPrograms(without)).rejects.toThrow('no network');
});
