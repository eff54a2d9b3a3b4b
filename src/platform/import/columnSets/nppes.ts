import type { ClinicianColumns, DeactivationColumns, FacilityColumns } from './ColumnSet.ts';

const PLACE = 'Provider Business Practice Location Address';
const numbered = (name: string) => Array.from({ length: 15 }, (_, index) => `${name}_${index + 1}`);

/** Code and switch of each of the fifteen kinds of work, in turn: the one whose switch is on comes first. */
const taxonomies = numbered('Healthcare Provider Taxonomy Code').flatMap((code, index) => [
  code,
  `Healthcare Provider Primary Taxonomy Switch_${index + 1}`,
]);

const columns = [
  'NPI',
  'Entity Type Code',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider First Line Business Practice Location Address',
  `${PLACE} City Name`,
  `${PLACE} State Name`,
  `${PLACE} Postal Code`,
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Healthcare Provider Taxonomy Code_1',
  'Healthcare Provider Primary Taxonomy Switch_1',
];
const deactivated = { on: 'NPI Deactivation Date', again: 'NPI Reactivation Date' };
const address = {
  line1: { from: ['Provider First Line Business Practice Location Address'], as: 'addressLine' },
  line2: { from: ['Provider Second Line Business Practice Location Address'], as: 'addressLine' },
  city: { from: [`${PLACE} City Name`], as: 'city' },
  region: { from: [`${PLACE} State Name`], as: 'region' },
  postalCode: { from: [`${PLACE} Postal Code`], as: 'postalCode' },
  phone: { from: [`${PLACE} Telephone Number`], as: 'phone' },
} as const;

/** People in the monthly and weekly files of the national registry of numbers (NPPES). */
export const nppesPeople: ClinicianColumns = {
  name: 'nppes',
  title: 'NPPES numbers of people',
  kind: 'clinician',
  columns,
  only: { column: 'Entity Type Code', matches: /^1$/ },
  keys: [{ source: 'npi', from: 'NPI', pattern: /^[12]\d{9}$/ }],
  deactivated,
  fields: {
    firstName: { from: ['Provider First Name'], as: 'personName' },
    middleName: { from: ['Provider Middle Name'], as: 'personName' },
    lastName: { from: ['Provider Last Name (Legal Name)'], as: 'personName' },
    suffix: { from: ['Provider Name Suffix Text'], as: 'personName' },
    gender: { from: ['Provider Gender Code'], as: 'gender' },
    credential: { from: ['Provider Credential Text'], as: 'plainText' },
    specialties: { from: taxonomies, as: 'taxonomyList' },
    ...address,
  },
  alsoCalled: { 'Provider Gender Code': ['Provider Sex Code'] },
  hospitals: [],
};

/** Organisations in the same files, as far as their kind of work is a kind of place the site lists. */
export const nppesPlaces: FacilityColumns = {
  name: 'nppes',
  title: 'NPPES numbers of organisations',
  kind: 'facility',
  columns,
  only: { column: 'Entity Type Code', matches: /^2$/ },
  keys: [{ source: 'npi', from: 'NPI', pattern: /^[12]\d{9}$/ }],
  deactivated,
  fields: {
    name: { from: ['Provider Organization Name (Legal Business Name)'], as: 'placeName' },
    locationType: { from: taxonomies, as: 'taxonomyPlace' },
    ...address,
  },
};

/** The monthly list of numbers that were taken out of use. */
export const nppesDeactivations: DeactivationColumns = {
  name: 'nppes',
  title: 'NPPES deactivated numbers',
  kind: 'deactivations',
  columns: ['NPI', 'NPPES Deactivation Date'],
  alsoCalled: { 'NPPES Deactivation Date': ['Deactivation Date'] },
  keys: [{ source: 'npi', from: 'NPI', pattern: /^[12]\d{9}$/ }],
  deactivated: { on: 'NPPES Deactivation Date' },
};
