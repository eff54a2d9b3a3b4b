import { always } from './ColumnSet.ts';
import type { ColumnSet } from './ColumnSet.ts';

/** Homeland Infrastructure (HIFLD) hospitals. */
export const hifldHospitals: ColumnSet = {
  name: 'hifld-hospitals',
  title: 'HIFLD hospitals',
  kind: 'facility',
  columns: [
    'ID',
    'NAME',
    'ALT_NAME',
    'ADDRESS',
    'CITY',
    'STATE',
    'ZIP',
    'ZIP4',
    'TELEPHONE',
    'TYPE',
    'STATUS',
    'LATITUDE',
    'LONGITUDE',
    'WEBSITE',
  ],
  keys: [{ source: 'hifld', from: 'ID', pad: 10, pattern: /^\d{10}$/ }],
  closed: { column: 'STATUS', matches: /^closed$/i },
  fields: {
    name: { from: ['NAME'], as: 'placeName' },
    otherName: { from: ['ALT_NAME'], as: 'placeName' },
    line1: { from: ['ADDRESS'], as: 'addressLine' },
    city: { from: ['CITY'], as: 'city' },
    region: { from: ['STATE'], as: 'region' },
    postalCode: { from: ['ZIP', 'ZIP4'], as: 'postalCode' },
    phone: { from: ['TELEPHONE'], as: 'phone' },
    coordinate: { from: ['LATITUDE', 'LONGITUDE'], as: 'coordinate' },
    website: { from: ['WEBSITE'], as: 'website' },
    locationType: always('Hospital'),
  },
};
