import { formatPhone, phoneHref } from './phone.ts';

describe('phones', () => {
  it.each([
    ['[R-100, R-101] ten digits', '9165551234', '916-555-1234', 'tel:+19165551234'],
    ['[R-100] a leading 1', '1-916-555-1234', '916-555-1234', 'tel:+19165551234'],
    ['[R-101] punctuation', '+1 (916) 555.1234', '916-555-1234', 'tel:+19165551234'],
    ['[R-102] an extension', '916-555-1234 x 567', '916-555-1234, ext. 567', 'tel:+19165551234'],
    [
      '[R-102] an extension after a leading 1',
      '1 916 555 1234 ext 8',
      '916-555-1234, ext. 8',
      'tel:+19165551234',
    ],
    ['[R-100] ten digits that begin with 1', '1234567890', '123-456-7890', 'tel:+11234567890'],
    ['[R-103] too short', '555-1234', undefined, undefined],
    ['[R-103] no digits', 'NOT AVAILABLE', undefined, undefined],
    ['[R-103] nothing', undefined, undefined, undefined],
  ])('%s', (_, text, shown, href) => {
    expect([formatPhone(text), phoneHref(text)]).toEqual([shown, href]);
  });
});
