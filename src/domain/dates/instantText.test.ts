import { execFileSync } from 'node:child_process';
import { instantText } from './instantText.ts';

it.each([
  ['2027-01-06T02:00:00Z', '2027-01-05T18:00:00-08:00'],
  ['2027-07-06T01:30:40Z', '2027-07-05T18:30:00-07:00'],
  // Both clock changes.
  ['2027-03-14T09:59:00Z', '2027-03-14T01:59:00-08:00'],
  ['2027-03-14T10:00:00Z', '2027-03-14T03:00:00-07:00'],
  ['2027-11-07T08:30:00Z', '2027-11-07T01:30:00-07:00'],
  ['2027-11-07T09:30:00Z', '2027-11-07T01:30:00-08:00'],
])('%s is %s in the house’s zone', (instant, text) => {
  expect(instantText(new Date(instant))).toBe(text);
  expect(new Date(text).getTime()).toBe(Math.floor(Date.parse(instant) / 60_000) * 60_000);
});

it('another zone, east of Greenwich and by the half hour', () => {
  expect(instantText(new Date('2027-01-06T02:00:00Z'), 'Asia/Kolkata')).toBe('2027-01-06T07:30:00+05:30');
});

/** Some instants of twelve years, the same in every run. */
function someInstants(count: number): number[] {
  const [first, last] = [Date.UTC(2020, 0, 1), Date.UTC(2032, 0, 1)];
  // Steps of the golden ratio spread evenly and never repeat.
  return Array.from({ length: count }, (_, index) => first + ((index * 0.618034) % 1) * (last - first));
}

/** Every quarter of an hour around the clock changes of a year. */
const changes = ['2026-03-08T10:00:00Z', '2026-11-01T09:00:00Z'].flatMap((change) =>
  Array.from({ length: 25 }, (_, index) => Date.parse(change) + (index - 12) * 15 * 60_000),
);

/** The texts of instants in a process whose clock is UTC, as that of the site's server is. */
function textsOf(times: readonly number[]): string[] {
  const program = `
    import { instantText } from '#src/domain/dates/instantText.ts';
    const times = JSON.parse(await new Response(process.stdin).text());
    console.log(JSON.stringify(times.map((time) => instantText(new Date(time)))));`;
  const said = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
    input: JSON.stringify(times),
    env: { ...process.env, TZ: 'UTC' },
    encoding: 'utf8',
  });
  return JSON.parse(said) as string[];
}

it('is what the platform itself says, at 1,000 instants and around both clock changes', () => {
  const timeZone = 'America/Los_Angeles';
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const offsets = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) =>
    offsets
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '');
  const times = [...someInstants(1000), ...changes];
  expect(textsOf(times)).toEqual(
    times.map((time) => `${clock.format(time).replace(' ', 'T')}:00${offsetAt(time)}`),
  );
});
