import { upperFirst } from './upperFirst.ts';

it.each([
  ['call the office', 'Call the office'],
  ['últimos lugares', 'Últimos lugares'],
  ['Monday', 'Monday'],
  ['', ''],
])('%s begins with a capital', (text, expected) => expect(upperFirst(text)).toBe(expected));
