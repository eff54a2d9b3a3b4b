import type { RegistryRow } from '#src/components/RegistryRow.ts';

const LISTINGS = [
  'Find Doctor By City',
  'Find Doctor By City And Specialty',
  'Find Doctor By Specialty',
  'Find Location By Type',
  'Find Location By City And Type',
] as const;

const part = { folder: 'wildcard', wake: 'never', editing: 'W', strings: ['wildcard'] } as const;

/** Parts of the wildcard listing pages; each says on which of them it may stand. */
export const wildcardRows = {
  FindDoctorByCityHero: { ...part, pages: ['Find Doctor By City'] },
  FindDoctorByCityAndSpecialtyHero: { ...part, pages: ['Find Doctor By City And Specialty'] },
  FindDoctorBySpecialtyHero: { ...part, pages: ['Find Doctor By Specialty'] },
  FindLocationByTypeHero: { ...part, pages: ['Find Location By Type'] },
  FindLocationByCityAndTypeHero: { ...part, pages: ['Find Location By City And Type'] },
  WildcardIntro: { ...part, strings: [], pages: LISTINGS },
} satisfies Record<string, RegistryRow>;
