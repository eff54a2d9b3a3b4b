import { lowerFirst } from './lowerFirst.ts';

it.each([
  ['Debit card', 'debit card'],
  ['Óptica', 'óptica'],
  ['MRI', 'MRI'],
  ['already small', 'already small'],
  ['', ''],
])('%s within a sentence is %s', (text, wanted) => {
  expect(lowerFirst(text)).toBe(wanted);
});
