import fc from 'fast-check';
import { formatNumber } from './formatNumber.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1234, '1,234'],
  [12345, '12,345'],
  [1234567, '1,234,567'],
  [2.5, '2.5'],
  [12345.25, '12,345.25'],
])('writes %d', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

it.each(['en-US', 'es-US'])('writes what Intl.NumberFormat does in %s', (locale) => {
  const expected = new Intl.NumberFormat(locale);
  fc.assert(
    fc.property(fc.nat(), fc.nat(99), (whole, hundredths) => {
      const value = whole + hundredths / 100;
      expect(formatNumber(value)).toBe(expected.format(value));
    }),
  );
});
