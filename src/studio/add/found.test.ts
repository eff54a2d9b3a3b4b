import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { inLanguage } from '../catalogue.ts';
import type { BothLanguages } from '../catalogue.ts';
import { foundBy } from './found.ts';

const offered = [
  ['PatientStoryStory', { title: 'Lo que cuenta' }],
  ['RichTextBlock', { title: 'Bloque de texto' }],
  ['TextWithIcon', { title: 'Texto con icono' }],
  ['RichText', { title: 'Texto' }],
  ['Quote', { title: 'Cita' }],
] as const;
const abouts = { PatientStoryStory: 'El texto de una historia.', Quote: 'Lo que alguien dijo.' };

it.each([
  ['Texto', ['RichText', 'TextWithIcon', 'RichTextBlock', 'PatientStoryStory']],
  [' téxto CON', ['TextWithIcon']],
  ['alguien', ['Quote']],
  ['nada', []],
  ['  ', offered.map(([name]) => name)],
])('looked for “%s”, the nearest name comes first', (query, names) => {
  expect(foundBy(offered, query, abouts).map(([name]) => name)).toEqual(names);
});

it.each(['en', 'es'] as const)('finds every component first by its own name: %s', (language) => {
  const { components } = inLanguage(catalogue as unknown as BothLanguages, language);
  const all = Object.entries(components);
  const other = all.filter(([, { title }]) => foundBy(all, title, {})[0]?.[1].title !== title);
  expect(other.map(([name]) => name)).toEqual([]);
});
