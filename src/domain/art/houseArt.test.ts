import { houseArt } from './houseArt.ts';
import { isIllustration } from './isIllustration.ts';

const place = '/-/media/art/';

it('draws what the art addresses name, the same every time, and nothing else', () => {
  expect(houseArt('/-/media/art/story/home.svg', place)).toMatch(/^<svg/);
  expect(houseArt('/-/media/art/story/home.svg', place)).toBe(houseArt('/-/media/art/story/home.svg', place));
  expect(houseArt('/-/media/art/region/heart.svg', place)).not.toBe(
    houseArt('/-/media/art/story/heart.svg', place),
  );
  for (const other of [
    '/-/media/clinic.jpg',
    '/-/media/art/story/"><script>.svg',
    'https://a.example/-/media/art/a/b.svg',
  ])
    expect(houseArt(other, place)).toBeUndefined();
});

it('an installation without illustrations has none', () => {
  expect(houseArt('/-/media/art/story/home.svg', undefined)).toBeUndefined();
  expect(isIllustration('/-/media/art/story/home.svg', undefined)).toBe(false);
  expect(isIllustration('/-/media/art/story/home.svg', place)).toBe(true);
  expect(isIllustration('/-/media/clinic.jpg', place)).toBe(false);
});
