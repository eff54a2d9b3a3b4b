import type { ColumnSet } from './ColumnSet.ts';

/** Physician Compare (CMS, until 2020): one row per clinician, group and address. */
export const physicianCompare: ColumnSet = {
  name: 'physician-compare',
  title: 'CMS Physician Compare',
  kind: 'clinician',
  columns: [
    'NPI',
    'Last Name',
    'First Name',
    'Gender',
    'Credential',
    'Primary specialty',
    'Line 1 Street Address',
    'City',
    'State',
    'Zip Code',
  ],
  keys: [{ source: 'npi', from: 'NPI', pattern: /^1\d{9}$/ }],
  organizationKey: { source: 'pac', from: 'Group Practice PAC ID', pad: 10, pattern: /^\d{10}$/ },
  fields: {
    firstName: { from: ['First Name'], as: 'personName' },
    middleName: { from: ['Middle Name'], as: 'personName' },
    lastName: { from: ['Last Name'], as: 'personName' },
    suffix: { from: ['Suffix'], as: 'personName' },
    gender: { from: ['Gender'], as: 'gender' },
    credential: { from: ['Credential'], as: 'plainText' },
    school: { from: ['Medical school name'], as: 'placeName' },
    specialties: {
      from: ['Primary specialty', 'Secondary specialty 1', 'Secondary specialty 2', 'Secondary specialty 3'],
      as: 'specialtyList',
    },
    organization: { from: ['Organization legal name'], as: 'placeName' },
    line1: { from: ['Line 1 Street Address'], as: 'addressLine' },
    line2: { from: ['Line 2 Street Address'], as: 'addressLine' },
    city: { from: ['City'], as: 'city' },
    region: { from: ['State'], as: 'region' },
    postalCode: { from: ['Zip Code'], as: 'postalCode' },
    phone: { from: ['Phone Number'], as: 'phone' },
  },
  hospitals: [1, 2, 3, 4, 5].map((place) => ({
    number: `Hospital affiliation CCN ${place}`,
    name: `Hospital affiliation LBN ${place}`,
  })),
};

/** Doctors and Clinicians (CMS, 2022), short column names; numbers have lost their leading zeros. */
export const doctorsAndClinicians: ColumnSet = {
  name: 'cms-clinicians',
  title: 'CMS Doctors and Clinicians',
  kind: 'clinician',
  columns: ['NPI', 'lst_nm', 'frst_nm', 'gndr', 'Cred', 'pri_spec', 'adr_ln_1', 'cty', 'st', 'zip'],
  keys: [{ source: 'npi', from: 'NPI', pattern: /^1\d{9}$/ }],
  organizationKey: { source: 'pac', from: 'org_pac_id', pad: 10, pattern: /^\d{10}$/ },
  fields: {
    firstName: { from: ['frst_nm'], as: 'personName' },
    middleName: { from: ['mid_nm'], as: 'personName' },
    lastName: { from: ['lst_nm'], as: 'personName' },
    suffix: { from: ['suff'], as: 'personName' },
    gender: { from: ['gndr'], as: 'gender' },
    credential: { from: ['Cred'], as: 'plainText' },
    school: { from: ['Med_sch'], as: 'placeName' },
    specialties: {
      from: ['pri_spec', 'sec_spec_1', 'sec_spec_2', 'sec_spec_3', 'sec_spec_4'],
      as: 'specialtyList',
    },
    organization: { from: ['org_nm'], as: 'placeName' },
    line1: { from: ['adr_ln_1'], as: 'addressLine' },
    line2: { from: ['adr_ln_2'], as: 'addressLine' },
    city: { from: ['cty'], as: 'city' },
    region: { from: ['st'], as: 'region' },
    postalCode: { from: ['zip'], as: 'postalCode' },
    phone: { from: ['phn_numbr'], as: 'phone' },
  },
  hospitals: [1, 2, 3, 4, 5].map((place) => ({ number: `hosp_afl_${place}`, name: `hosp_afl_lbn_${place}` })),
};
