import { houseArt } from './houseArt.ts';

it('draws what the art addresses name, the same every time, and nothing else', () => {
  expect(houseArt('/-/media/art/story/home.svg')).toMatch(/^<svg/);
  expect(houseArt('/-/media/art/story/home.svg')).toBe(houseArt('/-/media/art/story/home.svg'));
  expect(houseArt('/-/media/art/service/heart.svg')).not.toBe(houseArt('/-/media/art/story/heart.svg'));
  for (const other of [
    '/-/media/clinic.jpg',
    '/-/media/art/story/"><script>.svg',
    'https://a.example/-/media/art/a/b.svg',
  ])
    expect(houseArt(other)).toBeUndefined();
});
