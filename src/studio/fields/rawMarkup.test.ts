import fc from 'fast-check';
import { dayOf, rawOfDay, readMembers, writeMembers } from './rawMarkup.ts';

it('gives back every member of a picture it was given', () => {
  const name = fc.constantFrom('alt', 'width', 'height', 'mediaid', 'class');
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (members) => {
      const all = { src: '/-/media/a.jpg', ...members };
      expect(readMembers(writeMembers('image', all))).toEqual(all);
    }),
  );
});

it('says nothing of a link without an address', () => {
  expect(writeMembers('link', { href: '', text: 'Find a doctor' })).toBe('');
  expect(readMembers('')).toEqual({});
});

it('keeps the time of a day that is moved, and takes no day that does not exist', () => {
  expect(dayOf('20260301T140500Z')).toBe('2026-03-01');
  expect(rawOfDay('2026-03-02', '20260301T140500Z')).toBe('20260302T140500Z');
  expect(rawOfDay('2026-02-30', '')).toBeUndefined();
  expect(rawOfDay('soon', '')).toBeUndefined();
  expect(rawOfDay('', '20260301T140500Z')).toBe('');
});
