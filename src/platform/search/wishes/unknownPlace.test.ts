import type { SearchIndex } from '../engine/SearchIndex.ts';
import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import type { Language } from '../language/Language.ts';
import { verticals } from '../verticals.ts';
import { unknownPlaceIn } from './unknownPlace.ts';

const [vertical] = verticals;
const WORDS = new Set('golden gate park parque knee alta pediatrician sierra square'.split(' '));

/** What is left of a query, and the place nobody knows. */
function read(text: string, language: Language, kindWords: readonly string[] = []) {
  if (!vertical) throw new Error('There are verticals');
  const said = { text };
  const [wish] = unknownPlaceIn(
    said,
    {
      ...{ vertical, language },
      index: {
        correctionOf: (word: string) => (word === 'sacremento' ? 'sacramento' : undefined),
      } as SearchIndex,
      names: {
        isPlace: (name) => ['sacramento', '95816'].includes(name),
        isWord: (word) => WORDS.has(word),
        isNamed: (name) => name === 'sierra square',
      },
    },
    kindWords,
  );
  return [said.text, wish?.applied['displayValue'], wish?.applied['details']];
}

it.each([
  ['dermatologist near golden gate park', 'dermatologist', 'golden gate park', 'near golden gate park', en],
  ['pediatrician in natomas for my son', 'pediatrician for my son', 'natomas', 'in natomas', en],
  [
    'pediatra cerca del parque golden gate',
    'pediatra',
    'parque golden gate',
    'cerca del parque golden gate',
    es,
  ],
  ['pediatra en natomas', 'pediatra', 'natomas', 'en natomas', es],
] as const)('%s', (query, rest, name, taken, language) =>
  expect(read(query, language)).toEqual([rest, name, { words: [taken], unknown: 'place' }]),
);

it.each([
  ['a town', 'lab near sacramento', en],
  ['a ZIP area', 'lab near 95816', en],
  ['what something is called', 'imaging near sierra square', en],
  ['a part of the body', 'lump near my ear', en],
  ['a part of the body behind the word itself', 'lump near ear', en],
  ['an expression', 'near sighted', en],
  ['words behind what links other things, too', 'pain in knee', en],
  ['a slip of the pen', 'dentist in sacremento', en],
  ['a door', 'parking near the main entrance', en],
] as const)('no place nobody knows: %s', (_, query, language) =>
  expect(read(query, language)).toEqual([query, undefined, undefined]),
);

it('words at the end that are none are a place where a kind of place is asked for', () => {
  const name = { words: ['natomas'], unknown: 'place' };
  expect(read('golden natomas', en, ['golden'])).toEqual(['golden', 'natomas', name]);
  expect(read('golden natomas', en)).toEqual(['golden natomas', undefined, undefined]);
  expect(read('natomas', en, ['natomas'])).toEqual(['natomas', undefined, undefined]);
});
