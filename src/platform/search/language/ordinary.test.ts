import { isOrdinary } from './ordinary.ts';

it.each([
  ...[
    'harm',
    'kill',
    'raped',
    'hits',
    'stops',
    'stopped',
    'lifting',
    'cleaning',
    'worries',
    'babies',
    'wont',
  ],
  ...[
    'sacar',
    'sacaron',
    'corto',
    'cloro',
    'pico',
    'picando',
    'pateaba',
    'preventiva',
    'uñas',
    'gritando',
  ].map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
])('%s is a word', (word) => expect(isOrdinary(word)).toBe(true));

it.each([
  ...['cardiolgist', 'docter', 'diabetis', 'hemroids', 'asma', 'pregnent', 'mamogram', 'anxity', 'vacine'],
  ...['canser', 'corason', 'embaraso', 'bacunas', 'urjente', 'gueso', 'hojos', 'guesos', 'pedriatra', ''],
])('%j is none', (word) => expect(isOrdinary(word)).toBe(false));

it.each(['hearring', 'hering', 'therd'])('a slip is no form of an ordinary word: %s', (word) =>
  expect(isOrdinary(word)).toBe(false),
);
