import { readAnswers } from './readAnswers.ts';
import { readBlocks } from './readBlocks.ts';
import { readQueries } from './readQueries.ts';

const answers = readAnswers('heart\n  specialty: Cardiology | Corazón\n  specialty 2: Pediatrics\n');
const read = (text: string) => readQueries('test', text, answers);

it('blocks: heads at the margin, entries below, remarks left out', () => {
  expect(
    readBlocks('# remark\nabout: all of it\n\na; b: c\n  en: one | two words\n  es: dos\nd\n', ['about']),
  ).toEqual({
    settings: { about: 'all of it' },
    blocks: [
      {
        head: 'a; b: c',
        line: 4,
        entries: [
          { key: 'en', values: ['one', 'two words'] },
          { key: 'es', values: ['dos'] },
        ],
      },
      { head: 'd', line: 7, entries: [] },
    ],
  });
  expect(() => readBlocks('  en: one')).toThrow('Line 1');
  expect(() => readBlocks('a\n  en: one | ')).toThrow('Line 2');
  expect(() => readBlocks('a\n  words alone')).toThrow('Line 2');
});

it('answers: a fact, its grade, and what it must be', () => {
  expect(answers.get('heart')).toEqual([
    { fact: 'specialty', grade: 3, values: ['cardiology', 'corazon'] },
    { fact: 'specialty', grade: 2, values: ['pediatrics'] },
  ]);
  expect(() => readAnswers('a\n  specialty 4: X')).toThrow(/Line 1, "a"[\s\S]*is no fact/);
  expect(() => readAnswers('a\n  color: red')).toThrow('is no fact');
  expect(() => readAnswers('a\n')).toThrow('Line 1');
  expect(() => readAnswers('a\n  kind: page\na\n  kind: page')).toThrow('stands twice');
});

it('queries: each with its language, where it is asked and what is wanted', () => {
  const [one, two, three] = read(
    'asked in: providers\nheart; language: Spanish; accepting\n  en: a | b\n  es: c\n  asked in: everything\n',
  );
  expect(one).toMatchObject({
    ...{ class: 'test', locale: 'en', text: 'a' },
    want: {
      ...{ askedIn: 'everything', isNothing: false, evidence: answers.get('heart') },
      conditions: { language: ['spanish'], accepting: true },
    },
  });
  expect(two).toMatchObject({ locale: 'en', text: 'b' });
  expect(three).toMatchObject({ locale: 'es', text: 'c' });
});

it('lines of help may be all that is wanted, and so may nothing', () => {
  const text =
    'asked in: everything\nadvice: emergency | poison\n  en: a\nnothing\n  en: b\nheart; no advice\n  en: c';
  expect(read(text).map(({ want }) => [want.advice, want.isNothing, want.evidence.length])).toEqual([
    [['emergency', 'poison'], false, 0],
    [undefined, true, 0],
    [[], false, 2],
  ]);
});

it('what the words must be taken for', () => {
  const text =
    'asked in: providers\nheart; corrected: cardiologist\n  en: a\nheart; as typed\n  en: b\nheart\n  en: c';
  expect(read(text).map(({ want }) => want.corrected)).toEqual(['cardiologist', null, undefined]);
});

it.each([
  ['an unknown answer', 'asked in: places\nliver\n  en: a', '"liver" is no answer'],
  ['an unknown condition', 'asked in: places\nheart; colour: red\n  en: a', 'line 2'],
  ['a condition without what it needs', 'asked in: places\nheart; near\n  en: a', 'line 2'],
  ['one with what it does not take', 'asked in: places\nheart; video: yes\n  en: a', 'line 2'],
  ['an unknown moment', 'asked in: places\nheart; open: soon\n  en: a', 'line 2'],
  ['an unknown language', 'asked in: places\nheart\n  fr: a', 'line 2'],
  ['an unknown place to ask', 'asked in: bed\nheart\n  en: a', ''],
  ['a query twice', 'asked in: places\nheart\n  en: a | a', 'stands twice'],
])('refused: %s', (_, text, message) => expect(() => read(text)).toThrow(message));
