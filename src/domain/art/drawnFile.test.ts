import { drawnFile } from './drawnFile.ts';
import { houseArt } from './houseArt.ts';

const place = '/-/media/art/';

it.each([
  ['/-/media/art/scene/heart/art1.svg', 'main', '/-/media/art/scene/heart/art1.svg'],
  ['/-/media/art/scene/heart/art1.svg', 'plan', '/-/media/art/scene/heart/art1.svg?ramp=plan'],
  ['/-/media/art/room/exam-room/fac1.svg', 'main', '/-/media/art/room/exam-room/fac1.svg'],
  ['/-/media/art/portrait/abc.svg', 'main', '/-/media/art/portrait/abc.svg'],
  ['/-/media/art/article/winter.svg', 'main', '/-/media/art/article/winter.svg'],
  ['/-/media/art/scene/heart/../../../x.svg', 'main', undefined],
  ['/-/media/art/story/home.svg', 'main', undefined],
  ['/-/media/art/scene/"><script>.svg', 'main', undefined],
  ['/-/media/clinic.jpg', 'main', undefined],
  ['https://a.example/-/media/art/scene/heart/x.svg', 'main', undefined],
] as const)('%s on the site %s is shown from %s', (src, variant, shown) => {
  expect(drawnFile(src, place, variant)).toBe(shown);
  if (shown) expect(houseArt(src, place)).toBeUndefined();
});

it('an installation without illustrations has none', () => {
  expect(drawnFile('/-/media/art/scene/heart/art1.svg', undefined, 'main')).toBeUndefined();
});
