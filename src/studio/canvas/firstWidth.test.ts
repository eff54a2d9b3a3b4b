import { firstWidth } from './firstWidth.ts';

it.each([
  [320, 390],
  [599, 390],
  [768, 768],
  [900, 1280],
  [1440, 1280],
])('in a window of %i px a page is first shown at %i', (room, width) => {
  expect(firstWidth(room)).toBe(width);
});
