import { andList } from './andList.ts';

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('[D-212] %j as a short list', (names, text) => {
  expect(andList(names, 'en')).toBe(text);
});

it('says it in Spanish, with e before an i', () => {
  expect(andList(['A', 'B', 'C'], 'es')).toBe('A, B y C');
  expect(andList(['Ana', 'Inés'], 'es')).toBe('Ana e Inés');
});
