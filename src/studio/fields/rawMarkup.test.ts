import fc from 'fast-check';
import { dayOf, rawOfDay, readMembers, writeMembers, pictureMembers } from './rawMarkup.ts';

it('gives back every member of a picture it was given', () => {
  const name = fc.constantFrom('alt', 'width', 'height', 'mediaid', 'class');
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (members) => {
      const all = { src: '/-/media/a.jpg', ...members };
      expect(readMembers(writeMembers('image', all))).toEqual(all);
    }),
  );
});

it('reads what other programs escape, once', () => {
  const raw =
    '<link href="/a?b=1&amp;c=2" text="Tom&#39;s &apos;A&amp;lt;B&apos; &#x1F600;&nbsp;&copy; &#0;" />';
  expect(readMembers(raw)).toEqual({ href: '/a?b=1&c=2', text: "Tom's 'A&lt;B' \u{1f600}\u00a0&copy; &#0;" });
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

it('a picture of the library without words brings none, unless it is said to be decoration', () => {
  const chosen = {
    ...{ src: '/-/media/a/800.webp', width: null, height: null, isDecorative: false },
    ...{ alt: { en: 'The entrance', es: '' }, focal: { x: 50, y: 50 } },
  };
  expect(pictureMembers(chosen, 'en')['alt']).toBe('The entrance');
  expect('alt' in pictureMembers(chosen, 'es')).toBe(false);
  expect(pictureMembers({ ...chosen, isDecorative: true }, 'es')['alt']).toBe('');
});

describe('a picture of the library', () => {
  const chosen = {
    ...{ src: '/-/media/library/m1/1600.jpg', width: 3000, height: 2000, isDecorative: false },
    ...{ alt: { en: 'A "red" door', es: 'Una puerta roja' }, focal: { x: 50, y: 50 } },
  };

  it('comes with the size of the file a page is given, and words in the page’s language', () => {
    expect(writeMembers('image', pictureMembers(chosen, 'es'))).toBe(
      '<image src="/-/media/library/m1/1600.jpg" alt="Una puerta roja" width="1600" height="1067" />',
    );
    expect(pictureMembers({ ...chosen, isDecorative: true }, 'en').alt).toBe('');
  });

  it('brings its focal point where that is not the middle', () => {
    expect(pictureMembers({ ...chosen, focal: { x: 61, y: 50 } }, 'en')).toMatchObject({
      ...{ focalx: '61', focaly: '50' },
    });
  });
});
