import { fieldHighlighter, highlightTyped, textSplitter } from './highlight.ts';

const whole = (word: string) => ({ word, isPrefix: false });
const prefix = (word: string) => ({ word, isPrefix: true });
const texts = textSplitter()({
  name: 'Ana Müller-Heart',
  specialties: [{ specialty: { name: 'Cardiology' } }, { specialty: { name: 'Heart Surgery' } }],
  languages: ['English', 'Español', 'English'],
  photo: { alt: 'A heart', width: 20 },
});

describe('fieldHighlighter', () => {
  it('marks words in the shape of the entity, and leaves out what has none', () => {
    expect(fieldHighlighter([whole('heart')])(texts)).toEqual({
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
    expect(fieldHighlighter([prefix('engl')])(texts)).toEqual({
      languages: [
        { value: 'English', matchedSubstrings: [{ offset: 0, length: 4 }] },
        { value: 'Español', matchedSubstrings: [] },
        { value: 'English', matchedSubstrings: [{ offset: 0, length: 4 }] },
      ],
    });
  });

  it('finds folded words where they stand in the text as written', () => {
    expect(fieldHighlighter([whole('muller'), whole('espanol')])(texts)).toMatchObject({
      name: { matchedSubstrings: [{ offset: 4, length: 6 }] },
      languages: [{}, { matchedSubstrings: [{ offset: 0, length: 7 }] }, {}],
    });
  });

  it('marks anew for every search, and nothing without words', () => {
    expect(fieldHighlighter([])(texts)).toEqual({});
    expect(fieldHighlighter([whole('liver')])(texts)).toEqual({});
    const marked = fieldHighlighter([prefix('card')]);
    expect(marked(texts)).toHaveProperty('specialties');
    expect(marked(textSplitter()({ name: 'Cardenas' }))).toEqual({
      name: { value: 'Cardenas', matchedSubstrings: [{ offset: 0, length: 4 }] },
    });
  });
});

it('highlightTyped marks the beginnings of words', () => {
  expect(highlightTyped('Heart and hearing', 'hea')).toEqual([
    { offset: 0, length: 3 },
    { offset: 10, length: 3 },
  ]);
});
