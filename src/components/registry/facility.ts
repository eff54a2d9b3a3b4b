import type { RegistryRow } from '#src/components/RegistryRow.ts';

const facilityRow = {
  folder: 'entity/facility',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
} as const;
const withHours = { ...facilityRow, strings: ['facility', 'hours'] } as const;
const withVideo = { ...facilityRow, strings: ['facility', 'video'] } as const;
/** The facts of the hero change with the hour: they come together, in one file. */
const atOnce = { wake: 'load', chunk: 'facility' } as const;

/**
 * The facility page (D4). Sections without anything that changes or is pressed never wake; the heroes are drawn
 * by the server only, so that what stands in them wakes on its own.
 */
export const facilityRows = {
  FacilityHero: { ...facilityRow, wake: 'never', placeholders: ['facility-hero-{*}'] },
  FacilityFeaturedHero: { ...facilityRow, wake: 'never', placeholders: ['facility-hero-{*}'] },
  FacilityAlert: { ...facilityRow, wake: 'never' },
  FacilityContact: { ...facilityRow, ...atOnce },
  FacilityAppointmentButton: { ...facilityRow, wake: 'idle' },
  FacilityHours: { ...withHours, ...atOnce },
  FacilityWaitTime: { ...withHours, ...atOnce },
  FacilityAmenities: { ...facilityRow, wake: 'never' },
  FacilityPaymentMethods: { ...facilityRow, wake: 'never', strings: ['payment'] },
  FacilityCampusMapButton: { ...facilityRow, wake: 'never' },
  FacilityDescription: { ...facilityRow, wake: 'press' },
  FacilityConditions: { ...facilityRow, wake: 'never' },
  FacilityDiagnostics: { ...facilityRow, wake: 'never' },
  FacilityTreatments: { ...facilityRow, wake: 'never' },
  FacilityFaqs: { ...facilityRow, wake: 'never' },
  FacilityFindingYourWay: { ...facilityRow, wake: 'visible' },
  FacilityMediaGallery: { ...withVideo, wake: 'visible' },
  FacilityVideo: { ...withVideo, wake: 'press' },
  FacilityOfferedServices: { ...withHours, wake: 'never' },
  FacilityResources: { ...facilityRow, wake: 'never' },
  FacilityAwards: { ...facilityRow, wake: 'never' },
  FacilityStatsPromo: { ...facilityRow, wake: 'never' },
  FacilityCallToAction: { ...facilityRow, wake: 'never' },
  FacilityRelatedLocations: { ...withHours, data: true, wake: 'visible' },
} satisfies Record<string, RegistryRow>;
