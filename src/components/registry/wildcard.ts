import type { RegistryRow } from '#src/components/RegistryRow.ts';

const LISTINGS = [
  'Find Doctor By City',
  'Find Doctor By City And Specialty',
  'Find Doctor By Specialty',
  'Find Location By Type',
  'Find Location By City And Type',
] as const;

const part = { folder: 'wildcard', wake: 'never', editing: 'W', strings: ['wildcard'] } as const;

/** A search limited to what the address names; it wakes 500 px before it is in view (Q-124, C-072). */
const search = {
  ...part,
  wake: 'visible',
  chunk: 'search',
  strings: ['search', 'searchPages', 'crisis'],
  data: true,
  placeholders: [
    'search-bar-{*}',
    'search-filters-{*}',
    'search-facets-{*}',
    'search-toolbar-{*}',
    'search-results-{*}',
  ],
} as const;

/** Parts of the wildcard listing pages; each says on which of them it may stand. */
export const wildcardRows = {
  FindDoctorByCityHero: { ...part, pages: ['Find Doctor By City'] },
  FindDoctorByCityAndSpecialtyHero: { ...part, pages: ['Find Doctor By City And Specialty'] },
  FindDoctorBySpecialtyHero: { ...part, pages: ['Find Doctor By Specialty'] },
  FindLocationByTypeHero: { ...part, pages: ['Find Location By Type'] },
  FindLocationByCityAndTypeHero: { ...part, pages: ['Find Location By City And Type'] },
  FindDoctorByCitySearch: { ...search, pages: ['Find Doctor By City'] },
  FindDoctorByCityAndSpecialtySearch: { ...search, pages: ['Find Doctor By City And Specialty'] },
  FindDoctorBySpecialtySearch: { ...search, pages: ['Find Doctor By Specialty'] },
  FindLocationByTypeSearch: { ...search, pages: ['Find Location By Type'] },
  FindLocationByCityAndTypeSearch: { ...search, pages: ['Find Location By City And Type'] },
  WildcardIntro: { ...part, strings: [], pages: LISTINGS },
} satisfies Record<string, RegistryRow>;
