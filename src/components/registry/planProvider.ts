import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = {
  folder: 'entity/plan-provider',
  wake: 'never',
  pages: ['ce_shpProvider'],
  editing: 'D',
  tellsMissingEntity: true,
  strings: ['planProvider', 'provider'],
} as const;

/** The page of a provider of the plan (D-190 – D-195). Only what is booked and sorted by distance wakes. */
export const planProviderRows = {
  PlanProviderHero: row,
  PlanProviderBooking: {
    ...row,
    wake: 'idle',
    strings: ['planProvider', 'provider', 'booking'],
    data: true,
  },
  PlanProviderDetail: row,
  PlanProviderExperience: row,
  PlanProviderAffiliations: row,
  PlanProviderLocations: {
    ...row,
    wake: 'visible',
    strings: ['planProvider', 'entityPlaces', 'hours', 'map'],
  },
  PlanProviderQualifications: row,
} satisfies Record<string, RegistryRow>;
