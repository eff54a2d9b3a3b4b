import type { RegistryRow } from '#src/components/RegistryRow.ts';

const part = {
  folder: 'entity/volunteer',
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
} as const;

/** The page of a volunteer opportunity (D-250 – D-277). */
export const volunteerRows = {
  VolunteerHero: part,
  VolunteerApplyNow: part,
  VolunteerAsideContact: part,
  VolunteerDetailRow: part,
  VolunteerLocations: {
    ...part,
    wake: 'visible',
    strings: ['volunteer', 'listing', 'search', 'map'],
    cards: ['Location'],
  },
  VolunteerRoleDescription: part,
  VolunteerMedia: { ...part, wake: 'press', strings: ['volunteer', 'video'] },
  VolunteerRequirements: part,
  VolunteerShifts: part,
  VolunteerBenefits: part,
  VolunteerFaqs: part,
  VolunteerContact: part,
  VolunteerApplyBanner: part,
} satisfies Record<string, RegistryRow>;
