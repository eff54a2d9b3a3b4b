import { displayedAgeRange } from '#src/domain/provider/ageRange.ts';
import { displayedGender } from '#src/domain/provider/gender.ts';
import { facets as spanish } from '#src/i18n/es/facets.ts';
import type { SeedRendering } from '#src/platform/content/PageSeed.ts';
import { inLocale } from '#src/platform/seed/bilingual.ts';
import { seedPages } from '#src/platform/seed/pages/seedPages.ts';
import { demoEntities } from '#src/platform/seed/seedDemo.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';

const world = emptyWorld('2026-11-21', 0.02);
const made = [...demoEntities(world)].map(({ entity }) => entity);

function* renderings(placeholders: Record<string, SeedRendering[]>): Generator<SeedRendering> {
  for (const list of Object.values(placeholders))
    for (const rendering of list) {
      yield rendering;
      if (rendering.placeholders) yield* renderings(rendering.placeholders);
    }
}

/** Facets whose options are one's own words: values of a field of the entity itself. Other entities, insurers and towns have names. */
const fields = new Set(
  seedPages(world)
    .flatMap(({ placeholders }) => [...renderings(placeholders)])
    .flatMap(({ params }) => params?.['FacetFieldId'] ?? [])
    .filter(
      (field) =>
        field.startsWith('wp_') || (/^(?:c_|gender$)/.test(field) && !/\.|^c_healthPlanFacet$/.test(field)),
    ),
);
/** Names of regions, of entities and of languages: the same in both languages. */
const NAMES = new Set([
  ...['East Bay', 'Sacramento', 'San Francisco', 'Silicon Valley', 'Hospital'],
  ...world.languages.flatMap(({ name }) => (name.en === name.es ? [name.en] : [])),
  ...made.map(({ body }) => body['name']),
]);
/** What is shown of a field that has a rule of its own. */
const RULES: Readonly<Record<string, (option: string) => string | undefined>> = {
  gender: displayedGender,
  c_ageRange: (option) => (option === 'Other Specify' ? 'Other' : displayedAgeRange(option)),
};

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : [];

const optionsOf = (field: string): string[] => [
  ...new Set(
    made.flatMap(({ body }) => {
      const [en, es] = (['en', 'es'] as const).map((locale) =>
        textsOf((inLocale(body, locale) as Record<string, unknown>)[field]),
      );
      return en!.filter((text, at) => text === es![at]);
    }),
  ),
];

it('there are facets over words of the network’s own', () => {
  expect(fields.has('c_patientStoryCategory')).toBe(true);
  expect(fields.size).toBeGreaterThan(8);
});

it.each([...fields])('every option of the facet %s is said in Spanish', (field) => {
  const shown = optionsOf(field).flatMap((option) => (RULES[field] ? (RULES[field](option) ?? []) : option));
  const unsaid = shown.filter((option) => !NAMES.has(option) && !(`facets.${option}` in spanish));
  expect(unsaid).toEqual([]);
});
