import { fieldHighlighter, highlightTyped, textSplitter } from './highlight.ts';

const way = (words: string, isPrefix: boolean) => ({
  ...{ words: words.split(' '), weight: 1, isPrefix, isGuess: false },
});
/** A term that is said in any of these ways. */
const whole = (...said: string[]) => ({ ways: said.map((words) => way(words, false)), isConcept: false });
/** A thing by its name, and another name of it. */
const concept = (name: string, ...others: string[]) => ({
  ways: [{ ...way(name, false), isTyped: true as const }, ...others.map((words) => way(words, false))],
  isConcept: true,
});
const prefix = (word: string) => ({ ways: [way(word, true)], isConcept: false });
const texts = textSplitter()({
  name: 'Ana Müller-Heart',
  specialties: [{ specialty: { name: 'Cardiology' } }, { specialty: { name: 'Heart Surgery' } }],
  languages: ['English', 'Español', 'English'],
  photo: { alt: 'A heart', width: 20 },
});

describe('fieldHighlighter', () => {
  it('marks words in the shape of the entity, and leaves out what has none', () => {
    expect(fieldHighlighter([[whole('heart')]])(texts)).toEqual({
      name: { value: 'Ana Müller-Heart', matchedSubstrings: [{ offset: 11, length: 5 }] },
      specialties: [
        {},
        {
          specialty: {
            name: { value: 'Heart Surgery', matchedSubstrings: [{ offset: 0, length: 5 }] },
          },
        },
      ],
      photo: { alt: { value: 'A heart', matchedSubstrings: [{ offset: 2, length: 5 }] } },
    });
  });

  it('keeps a list whole, also where a text stands in it twice', () => {
    expect(fieldHighlighter([[prefix('engl')]])(texts)).toEqual({
      languages: [
        { value: 'English', matchedSubstrings: [{ offset: 0, length: 4 }] },
        { value: 'Español', matchedSubstrings: [] },
        { value: 'English', matchedSubstrings: [{ offset: 0, length: 4 }] },
      ],
    });
  });

  it('finds folded words where they stand in the text as written', () => {
    expect(fieldHighlighter([[whole('muller')], [whole('espanol')]])(texts)).toMatchObject({
      name: { matchedSubstrings: [{ offset: 4, length: 6 }] },
      languages: [{}, { matchedSubstrings: [{ offset: 0, length: 7 }] }, {}],
    });
  });

  it('marks anew for every search, and nothing without words', () => {
    expect(fieldHighlighter([])(texts)).toEqual({});
    expect(fieldHighlighter([[whole('liver')]])(texts)).toEqual({});
    const marked = fieldHighlighter([[prefix('card')]]);
    expect(marked(texts)).toHaveProperty('specialties');
    expect(marked(textSplitter()({ name: 'Cardenas' }))).toEqual({
      name: { value: 'Cardenas', matchedSubstrings: [{ offset: 0, length: 4 }] },
    });
  });
});

describe('a text is marked where it speaks of what was looked for', () => {
  const markedIn = (text: string, ...said: Parameters<typeof fieldHighlighter>[0]) => {
    const name = fieldHighlighter(said)(textSplitter()({ name: text }))['name'] as
      | { matchedSubstrings: { offset: number; length: number }[] }
      | undefined;
    return name?.matchedSubstrings.map(({ offset, length }) => text.slice(offset, offset + length)) ?? [];
  };

  it.each([
    ['all of the words', 'Clínica de reflujo', [whole('clinica'), whole('reflujo')], ['Clínica', 'reflujo']],
    ['one of two words', 'Clínica de reflujo', [whole('clinica'), whole('ninos')], []],
    ['an expression', 'Acid reflux at night', [whole('heartburn', 'acid reflux')], ['Acid', 'reflux']],
    ['a word of an expression', 'Acid peel', [whole('heartburn', 'acid reflux')], []],
    ['its words in another order', 'Reflux of acid', [whole('acid reflux')], []],
    ['a thing by itself', 'The asthma', [concept('asthma'), whole('night')], ['asthma']],
    ['what a thing is called as well', 'Asthma', [concept('wheezing', 'asthma'), whole('night')], []],
    ['a word that is no thing by itself', 'Night', [concept('asthma'), whole('night')], []],
    ['a part of another thing', 'Asthma in swimmers', [concept('asthma'), whole('night')], []],
  ])('%s: %s', (_, text, terms, found) => expect(markedIn(text, terms)).toEqual(found));

  it('of any alternative', () =>
    expect(markedIn('Liver', [whole('kidney'), whole('stones')], [whole('liver')])).toEqual(['Liver']));
});

it('highlightTyped marks the beginnings of words', () => {
  expect(highlightTyped('Heart and hearing', 'hea')).toEqual([
    { offset: 0, length: 3 },
    { offset: 10, length: 3 },
  ]);
});
