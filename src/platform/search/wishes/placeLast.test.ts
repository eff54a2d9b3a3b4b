import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import { placeLast } from './placeLast.ts';
import type { PlaceSign } from './placeLast.ts';

/** Towns with what must say so at least; ZIP areas are known by themselves. */
const PLACES: Readonly<Record<string, readonly PlaceSign[]>> = {
  sacramento: ['place-word', 'end'],
  'san jose': ['place-word', 'end'],
  'san jose ca': ['place-word', 'end'],
  davis: ['place-word', 'end'],
  jackson: ['place-word'],
  placer: ['place-word', 'end'],
  'condado de placer': ['place-word', 'end', 'name'],
  rocklin: ['place-word', 'end', 'name'],
  '95816': ['place-word', 'end', 'name'],
};
const last = (query: string, language = en) =>
  placeLast(query.split(' '), {
    language,
    isPlace: (name, sign) => PLACES[name]?.includes(sign) ?? false,
    isIdle: (word) => language.stopWords.has(word) || ['doctor', 'dr'].includes(word),
    isStrange: (word) => ['natomas', 'mision'].includes(word),
  });

it.each([
  [
    'behind a word of place, anywhere',
    'pediatrician near 95816 for my son',
    'pediatrician for my son in 95816',
    'near 95816',
  ],
  ['with its state', 'lab in san jose ca please', 'lab please in san jose ca', 'in san jose ca'],
  ['with its ZIP area', 'lab in san jose ca 95816', 'lab in 95816', 'in san jose ca 95816'],
  ['with what it is called', 'lab in the 95816 area', 'lab in 95816', 'in the 95816 area'],
  ['behind several words of place', 'lab close to davis', 'lab in davis', 'close to davis'],
  ['a ZIP area, anywhere', '95816 urgent care', 'urgent care in 95816', '95816'],
  ['a ZIP area alone', '95816', 'in 95816', '95816'],
  ['a ZIP area alone behind a word of place', 'near 95816', 'in 95816', 'near 95816'],
  ['a name at the end', 'urgent care sacramento', 'urgent care in sacramento', 'sacramento'],
  ['a name at the beginning', 'sacramento pediatricians', 'pediatricians in sacramento', 'sacramento'],
  ['a name that is no other word', 'lab rocklin please', 'lab please in rocklin', 'rocklin'],
  ['a name of people behind a word of place', 'lab near jackson', 'lab in jackson', 'near jackson'],
])('%s', (_, query, text, taken) => expect(last(query)).toMatchObject({ text, taken }));

it.each([
  ['pediatra cerca de 95816 para mi hijo', 'pediatra para mi hijo en 95816', 'cerca de 95816'],
  ['urgencias sacramento', 'urgencias en sacramento', 'sacramento'],
  ['laboratorio en el condado de placer', 'laboratorio en condado de placer', 'en el condado de placer'],
  ['hospital de davis', 'hospital en davis', 'de davis'],
  ['condado de placer', 'en condado de placer', 'condado de placer'],
])('in Spanish, too: %s', (query, text, taken) => expect(last(query, es)).toMatchObject({ text, taken }));

it('tells what is left without the place', () => {
  expect(last('nurse jobs near davis please')?.rest).toBe('nurse jobs please');
  expect(last('95816')?.rest).toBe('');
});

it.each([
  ['a name beside nothing to look for: people have the names of places', 'dr davis'],
  ['a name in the middle', 'the davis method'],
  ['a name alone', 'sacramento'],
  ['a name of people at the end', 'neurology jackson'],
  ['a name of people behind a word that links', 'clinic of jackson'],
  ['a name behind a title: it is a person’s, whatever town is called so', 'dra rocklin'],
  ['a name of two words behind a title', 'dr san jose clinic'],
  ['a ZIP area nobody knows', '99999 lab'],
  ['no place at all', 'knee pain'],
])('not %s', (_, query) => expect(last(query)).toBeUndefined());

it.each([
  [
    'a part of a town that nobody knows',
    'lab in natomas sacramento',
    en,
    'lab in sacramento',
    'in natomas sacramento',
  ],
  [
    'the same in Spanish',
    'laboratorio en la mision sacramento',
    es,
    'laboratorio en sacramento',
    'en la mision sacramento',
  ],
  ['no part of one without a word of place', 'natomas sacramento', en, 'natomas in sacramento', 'sacramento'],
  ['nothing that is a word', 'pain in knee sacramento', en, 'pain in knee in sacramento', 'sacramento'],
] as const)('%s: %s', (_, query, language, text, taken) =>
  expect(last(query, language)).toMatchObject({ text, taken }),
);
