import type { RegistryRow } from '#src/components/RegistryRow.ts';

const part = {
  folder: 'entity/patient-story',
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
} as const;
const listing = { ...part, data: true, strings: ['patientStory', 'listing', 'search'] } as const;

/** The page of a patient story (D-130 – D-145). */
export const patientStoryRows = {
  PatientStoryHero: part,
  PatientStoryDetails: part,
  PatientStoryQuote: part,
  PatientStoryStory: part,
  PatientStoryShortDescription: part,
  PatientStoryMedia: { ...part, wake: 'press', strings: ['patientStory', 'video'] },
  PatientStoryRelatedArticles: { ...listing, cards: ['Article'] },
  PatientStoryRelatedLocations: {
    ...listing,
    wake: 'visible',
    chunk: 'location-listings',
    strings: ['patientStory', 'listing', 'search', 'map'],
    cards: ['Location'],
  },
  PatientStoryRelatedProviders: { ...listing, cards: ['Provider'] },
} satisfies Record<string, RegistryRow>;
