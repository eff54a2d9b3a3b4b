import type { Bilingual } from './bilingual.ts';
import type { Named } from './World.ts';

/** The page with the doctors of some specialties, by their English names as facets have them in every language; with none, all. */
export const doctorsPath = (specialties: readonly Named[]): string =>
  specialties.length === 0
    ? '/find-provider'
    : `/find-provider?${new URLSearchParams({
        verticalKey: 'healthcare_professionals',
        facets: JSON.stringify([
          { i: 'c_providerSpecialties.specialty.name', v: specialties.map(({ name }) => name.en) },
        ]),
      })}`;

/** What a search page finds for some words, asked in the language of who follows the link. */
export const wordsPath = (path: string, words: Bilingual): Bilingual => {
  const asked = (text: string) => `${path}?${new URLSearchParams({ query: JSON.stringify(text) })}`;
  return { en: asked(words.en), es: asked(words.es) };
};
