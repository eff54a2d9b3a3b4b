import { languages } from '../language/languages.ts';
import { takeRadius } from './takeRadius.ts';

it.each([
  ['en', 'urgent care within 10 miles of 95816', 'urgent care near 95816', 16_093.44],
  ['en', 'Lab within 5 mi from me', 'lab near me', 8046.72],
  ['en', 'lab within 20 km', 'lab near me', 20_000],
  ['es', 'laboratorio a menos de 10 millas de Davis', 'laboratorio cerca de davis', 16_093.44],
  ['es', 'farmacia a 5 kilómetros de mí', 'farmacia cerca de mi', 5000],
] as const)('%s: %s', (locale, query, input, metres) =>
  expect(takeRadius(query, languages[locale])).toMatchObject({ input, metres }),
);

it.each([
  'within 2 weeks of surgery',
  '"within 10 miles of davis"',
  'lab near 95816',
  'within 0 miles of davis',
])('reads none out of: %s', (query) => expect(takeRadius(query, languages.en)).toBeUndefined());
