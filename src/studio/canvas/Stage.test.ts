import { isTagInside } from './Stage.tsx';

const box = (key: string, x: number, y: number, width: number, height: number) => ({
  ...{ key, x, y, width, height },
});

it.each([
  ['room above', box('r:1', 0, 200, 800, 100), [box('t:0', 0, 0, 800, 150)], false],
  ['the top of the page', box('r:1', 0, 10, 800, 100), [], true],
  ['a tool right above', box('r:1', 0, 200, 800, 100), [box('t:0', 0, 0, 800, 198)], true],
  ['a tool beside it', box('r:1', 400, 200, 400, 100), [box('t:0', 0, 100, 300, 200)], false],
  ['another component right above', box('r:1', 0, 200, 800, 100), [box('r:0', 0, 0, 800, 200)], false],
])('the tag of an outline stands where it is not cut off: %s', (_, one, others, isInside) => {
  expect(isTagInside(one, [one, ...others], 1)).toBe(isInside);
});
