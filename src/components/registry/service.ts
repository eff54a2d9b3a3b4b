import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = {
  folder: 'service',
  wake: 'never',
  pages: ['servicePage'],
  editing: 'S',
  strings: ['listing', 'search'],
  data: true,
} as const;

/** Parts of a service page: what they show follows from the service picked for the page. */
export const serviceRows = {
  ServiceAwards: { ...row, editing: 'P', cards: ['Award'] },
  ServiceLocations: {
    ...row,
    wake: 'visible',
    chunk: 'location-listings',
    strings: ['listing', 'search', 'map'],
    cards: ['Location'],
  },
  ServiceEvents: { ...row, cards: ['Event'] },
  ServicePatientStories: { ...row, cards: ['PatientStory'] },
  ServiceRelatedTaxonomy: { ...row, editing: 'P' },
  ServiceTreatments: { ...row, editing: 'P' },
} satisfies Record<string, RegistryRow>;
