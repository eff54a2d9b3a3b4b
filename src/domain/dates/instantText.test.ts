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
