import { englishSyllables, gradeOf, sentencesOf, spanishEase, spanishSyllables } from './readingLevel.ts';

it.each([
  ['cat', 1],
  ['make', 1],
  ['table', 2],
  ['walked', 1],
  ['medicine', 3],
  ['pressure', 2],
  ['emergency', 4],
])('counts the syllables of the English %s', (word, count) => {
  expect(englishSyllables(word)).toBe(count);
});

it.each([
  ['que', 1],
  ['día', 2],
  ['cuidado', 3],
  ['corazón', 3],
  ['medicina', 4],
  ['hoy', 1],
  ['guerra', 2],
  ['leer', 2],
])('counts the syllables of the Spanish %s', (word, count) => {
  expect(spanishSyllables(word)).toBe(count);
});

it('parts sentences at their ends and at the ends of lines', () => {
  expect(sentencesOf('One. Two? “Three!” Four\nFive at 100.4 degrees\n---')).toEqual([
    'One.',
    'Two?',
    '“Three!',
    'Four',
    'Five at 100.4 degrees',
  ]);
});

it('finds a children’s text easy and a lawyer’s hard', () => {
  expect(gradeOf('The cat sat on the mat. The dog ran to the cat.')).toBeLessThan(1);
  expect(
    gradeOf(
      'Notwithstanding the aforementioned considerations, administrators subsequently initiated comprehensive reorganization.',
    ),
  ).toBeGreaterThan(15);
  expect(spanishEase('El gato come. El perro va a su casa.')).toBeGreaterThan(80);
  expect(
    spanishEase(
      'Independientemente de las consideraciones anteriormente mencionadas, la administración inició posteriormente una reorganización institucional.',
    ),
  ).toBeLessThan(20);
});
