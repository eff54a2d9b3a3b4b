import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** An office of a provider as the search service sends it. */
export const wireOffice = (number: number, place: Record<string, unknown> = {}) => ({
  practiceName: `Harbor Office ${number}`,
  phoneNumber: `+1415555014${number}`,
  officeOrFacility: [
    {
      id: `loc${number}`,
      name: `Place ${number}`,
      address: { line1: `${number} Shore St`, city: 'Davis', region: 'CA', postalCode: '95618' },
      yextDisplayCoordinate: { latitude: 38 + number / 100, longitude: -121.5 },
      ...place,
    },
  ],
});

/** A specialty of a provider as the search service sends it. */
export const wireSpecialty = (
  name: string,
  more: Record<string, unknown> = {},
  own: Record<string, unknown> = {},
) => ({
  status: 'Open',
  specialty: [{ id: name, name, c_hideBookAppointmentLink: false, c_hideReferralOnProviders: false, ...own }],
  ...more,
});

/** A provider as the search service sends it; falls to rung 7 of the ladder (a call). */
export const wireProvider = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'prov1',
  uid: '9001',
  type: 'healthcareProfessional',
  name: 'Amara Okafor, MD',
  slug: 'dr-amara-okafor',
  acceptingNewPatients: true,
  c_isPhysician: true,
  c_offices: [wireOffice(1)],
  c_providerSpecialties: [wireSpecialty('Family Medicine')],
  c_affiliate: [{ name: 'Bay Medical Group', c_showReferralOnProviders: false }],
  c_epicOpenSchedulingEnabled: false,
  c_additionalLanguages: [{ language: [{ name: 'Igbo' }] }, { language: [{ name: 'Spanish' }] }],
  ...more,
});

/** What rung 4 of the ladder asks for. */
export const openScheduling = {
  c_epicOpenSchedulingEnabled: true,
  c_epicProviderId: 'E1',
  c_epicProviderScheduleList: {
    providerSchedule: [{ daysToFirstAvailableSlot: 1, epicDepartmentID: 'D1', visitTypeID: '2000' }],
  },
};

export const resultOf = (data: Record<string, unknown>, more: Partial<SearchResult> = {}): SearchResult => ({
  id: 'prov1',
  entityType: 'healthcareProfessional',
  data,
  ...more,
});
