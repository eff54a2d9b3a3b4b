import { always } from './ColumnSet.ts';
import type { ColumnSet } from './ColumnSet.ts';

/** CMS Hospital General Information. The overall rating is CMS's and is not taken: the site's stars are patients'. */
export const cmsHospitals: ColumnSet = {
  name: 'cms-hospitals',
  title: 'CMS Hospital General Information',
  kind: 'facility',
  columns: [
    'Facility ID',
    'Facility Name',
    'Address',
    'City',
    'State',
    'ZIP Code',
    'Phone Number',
    'Hospital Type',
    'Emergency Services',
  ],
  alsoCalled: {
    // Until 2019 a facility was a provider; since 2023 towns, counties and telephones have other names.
    'Facility ID': ['Provider ID'],
    'Facility Name': ['Hospital Name'],
    City: ['City/Town'],
    'Phone Number': ['Telephone Number'],
  },
  keys: [{ source: 'ccn', from: 'Facility ID', pad: 6, pattern: /^\d{5}[\dA-Z]$/ }],
  fields: {
    name: { from: ['Facility Name'], as: 'placeName' },
    line1: { from: ['Address'], as: 'addressLine' },
    city: { from: ['City'], as: 'city' },
    region: { from: ['State'], as: 'region' },
    postalCode: { from: ['ZIP Code'], as: 'postalCode' },
    phone: { from: ['Phone Number'], as: 'phone' },
    coordinate: { from: ['Location'], as: 'wktPoint' },
    hasEmergencyRoom: { from: ['Emergency Services'], as: 'yesNo' },
    locationType: always('Hospital'),
  },
};
