import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = {
  folder: 'entity/provider',
  wake: 'never',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage'],
} as const;
/** What tells whether and how somebody can be seen comes together, in one file. */
const atOnce = { wake: 'load', chunk: 'provider' } as const;

/**
 * The provider page (D-160 – D-179). Sections without anything that changes or is pressed never wake; the hero is drawn by the
 * server only, so that what stands in it wakes on its own.
 */
export const providerRows = {
  ProviderHero: { ...row, strings: ['providerPage', 'provider'], placeholders: ['provider-hero-{*}'] },
  ProviderRating: { ...row, ...atOnce, strings: ['providerPage', 'provider'] },
  ProviderBooking: { ...row, ...atOnce, strings: ['providerPage', 'booking'] },
  ProviderOpenScheduling: { ...row, wake: 'visible', strings: ['providerPage', 'booking'] },
  ProviderSpecialties: { ...row, ...atOnce, strings: ['providerPage', 'provider'], data: true },
  ProviderAboutMe: { ...row, placeholders: ['provider-about-{*}'] },
  ProviderVideo: { ...row, wake: 'press', strings: ['providerPage', 'video'] },
  ProviderInterests: row,
  ProviderPatientInfo: row,
  ProviderLanguages: row,
  ProviderExperience: row,
  ProviderQualifications: row,
  ProviderAwards: row,
  ProviderPublications: row,
  ProviderAffiliations: row,
  ProviderLocations: {
    ...row,
    wake: 'visible',
    strings: ['providerPage', 'entityPlaces', 'hours', 'map'],
    data: true,
  },
  ProviderOnlineForms: row,
  ProviderHealthPlans: row,
  ProviderArticles: {
    ...row,
    strings: ['providerPage', 'listing', 'search'],
    data: true,
    cards: ['Article'],
  },
  SimilarProviders: {
    ...row,
    strings: ['providerPage', 'listing', 'search'],
    data: true,
    cards: ['Provider'],
  },
  ProviderReviews: { ...row, wake: 'visible' },
} satisfies Record<string, RegistryRow>;
