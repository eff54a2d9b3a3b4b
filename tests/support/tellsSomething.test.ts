import sharp from 'sharp';
import { tellsSomething } from './tellsSomething.ts';

const drawn = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="224"><rect width="400" height="224" fill="#fff"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();
/** Marks like letters, so many in a row. */
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `<circle cx="${24 + 16 * at}" cy="104" r="6"/>`).join('');

it.each([
  ['nothing', '', false],
  ['a ground', '<rect y="90" width="400" height="60" fill="#f3e2cb"/>', false],
  ['a line from edge to edge', '<rect y="100" width="400" height="1"/>', false],
  ['an icon alone', words(1), false],
  ['a few words', words(14), true],
])('a picture of %s tells something: %s', async (_, shapes, tells) => {
  expect(await tellsSomething(await drawn(shapes))).toBe(tells);
});
