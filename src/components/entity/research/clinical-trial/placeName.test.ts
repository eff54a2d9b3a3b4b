import type { Address } from '#src/domain/entities/common.ts';
import { placeName } from './placeName.ts';

const davis: Address = {
  line1: '1 Mill St',
  city: 'Davis',
  region: 'CA',
  postalCode: '95616',
  countryCode: 'US',
};

it.each([
  ['Mill Street Plaza', davis, 'Mill Street Plaza, Davis'],
  ['Meridian Davis Medical Center', davis, 'Meridian Davis Medical Center'],
  ['Mill Street Plaza', undefined, 'Mill Street Plaza'],
])('names %s', (name, address, words) => {
  expect(placeName(name, address)).toBe(words);
});
