import { facility as facilityEn } from '#src/i18n/en/facility.ts';
import { hours as hoursEn } from '#src/i18n/en/hours.ts';
import { facility as facilityEs } from '#src/i18n/es/facility.ts';
import { hours as hoursEs } from '#src/i18n/es/hours.ts';

const groups: [string, Record<string, string>, Record<string, string>][] = [
  ['facility', facilityEn, facilityEs],
  ['hours', hoursEn, hoursEs],
];
const blanks = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

describe.each(groups)('the strings of %s', (group, en, es) => {
  it('are the same in both languages, with the same blanks to fill', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect(key.startsWith(`${group}.`)).toBe(true);
      expect(text.trim()).not.toBe('');
      expect(es[key]?.trim()).not.toBe('');
      expect([key, blanks(es[key])]).toEqual([key, blanks(text)]);
    }
  });
});
