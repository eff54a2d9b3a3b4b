import type { ColumnSet } from './ColumnSet.ts';

/** Organisations of the NPI registry with a provider type code: surgery centres, clinics, therapy. */
export const npiFacilities: ColumnSet = {
  name: 'npi-facilities',
  title: 'NPI-based facility list',
  kind: 'facility',
  columns: [
    'provider_num',
    'npi',
    'name',
    'address',
    'city',
    'state',
    'zip',
    'fips_county',
    'lat',
    'lon',
    'phone',
    'provider_type_code',
  ],
  // provider_num is not a key: it may be the hospital's own number, or one number for several sites.
  keys: [{ source: 'npi', from: 'npi', pattern: /^[12]\d{9}$/ }],
  fields: {
    name: { from: ['name'], as: 'placeName' },
    line1: { from: ['address'], as: 'addressLine' },
    city: { from: ['city'], as: 'city' },
    region: { from: ['state'], as: 'region' },
    postalCode: { from: ['zip'], as: 'postalCode' },
    phone: { from: ['phone'], as: 'phone' },
    coordinate: { from: ['lat', 'lon'], as: 'coordinate' },
    locationType: {
      from: ['provider_type_code'],
      as: 'lookup',
      map: {
        '12-49': 'Surgery Center',
        '12-65': 'Physical Therapy and Rehab',
        '12-70': 'Care Center',
        '00-02': 'Physical Therapy and Rehab',
        '00-14': 'Physical Therapy and Rehab',
      },
    },
  },
};
