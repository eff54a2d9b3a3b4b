import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { clocksThrough } from './testing/clocksThrough.ts';
import { isTimeZone } from './zone.ts';

/** Apia left a day out at the end of 2011, where the clocks begin. */
const ZONES = [
  ...['America/Los_Angeles', 'America/Phoenix', 'America/St_Johns', 'Pacific/Honolulu', 'Pacific/Apia'],
  'Asia/Kathmandu',
];

it('[R-001] a zone’s clock is the same from Temporal, where a program has it, as from Intl', () => {
  expect('Temporal' in globalThis).toBe(false);
  const from = join(import.meta.dirname, 'testing', 'clocksThrough.ts');
  const program = `
    const { clocksThrough } = await import(${JSON.stringify(from)});
    Intl.DateTimeFormat = () => { throw new Error('Intl was asked') };
    console.log(JSON.stringify(${JSON.stringify(ZONES)}.map(clocksThrough)));`;
  const options = ['--harmony-temporal', '--no-warnings', '--input-type=module', '-e', program];
  const withTemporal: unknown = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
  expect(withTemporal).toEqual(ZONES.map(clocksThrough));
});

it.each([
  ['America/New_York', true],
  ['UTC', true],
  ['America/Nowhere', false],
  ['', false],
])('%s is a zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
