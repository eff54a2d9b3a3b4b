import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { GROUPS } from './groups.ts';

interface Entry {
  title: string;
  about: string;
  es?: { title: string; about: string };
  folder: string;
  standsIn: string[] | 'any';
}
const placeable = Object.entries(catalogue.components as unknown as Record<string, Entry>).filter(
  ([, { standsIn }]) => standsIn.length > 0,
);

/** Words of who makes components, not of who places them. */
const DEVELOPERS_WORDS =
  /<|\{|\b(?:api|c_\w+|datasources?|entit(?:y|ies)|facets?|html|ids?|islands?|json|parameters?|placeholders?|quer(?:y|ies)|renderings?|scripts?|slots?|templates?|variants?|verticals|widgets?|par[aá]metros?|plantillas?|ranuras?|entidad(?:es)?|facetas?)(?![\wáéíóú])/i;
const MOST = 110;

/** Of each component what is said in one of the languages. */
const said = (pick: (entry: Entry) => string | undefined) =>
  placeable.map(([name, entry]): [string, string] => [name, pick(entry) ?? '']);
const languages: [string, (part: 'title' | 'about') => [string, string][]][] = [
  ['en', (part) => said((entry) => entry[part])],
  ['es', (part) => said((entry) => entry.es?.[part])],
];

describe.each(languages)('what an editor reads of a component in %s', (_, of) => {
  it('is there for each that can be placed, and short', () => {
    expect(placeable.length).toBeGreaterThan(250);
    expect(of('title').filter(([, text]) => text.length < 3 || text.length > 60)).toEqual([]);
    expect(of('about').filter(([, text]) => text.length < 20 || text.length > MOST)).toEqual([]);
  });

  it('is in no developer’s words', () => {
    for (const part of ['title', 'about'] as const)
      expect(of(part).filter(([, text]) => DEVELOPERS_WORDS.test(text))).toEqual([]);
  });

  it.each(['title', 'about'] as const)('is said of one alone: %s', (part) => {
    const texts = of(part).map(([, text]) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

it('says in Spanish something else than in English', () => {
  expect(placeable.filter(([, { about, es }]) => about === es?.about).map(([name]) => name)).toEqual([]);
});

it('has a name in both languages for each group something is offered in', () => {
  const folders = [...new Set(placeable.map(([, { folder }]) => folder))].sort();
  expect(Object.keys(GROUPS).sort()).toEqual(folders);
});
