import { libraryPicture } from './libraryPicture.ts';

const id = '0123456789abcdef0123456789abcdef';
const at = `/-/media/library/${id}`;

it.each([
  [`${at}/1600.jpg`, `${at}/480.webp 480w, ${at}/960.webp 960w, ${at}/1600.webp 1600w`],
  [`${at}/700.png`, `${at}/480.webp 480w, ${at}/700.webp 700w`],
  [`${at}/300.png`, `${at}/300.webp 300w`],
  [`${at}/document.pdf`, undefined],
  ['/-/media/art/story/s-1.svg', undefined],
  [`https://elsewhere.example${at}/1600.jpg`, undefined],
])('%s', (src, srcSet) => {
  const { srcSet: given, sizes } = libraryPicture(src, 640);
  expect([given, sizes]).toEqual([srcSet, srcSet && '(min-width: 640px) 640px, 100vw']);
});
