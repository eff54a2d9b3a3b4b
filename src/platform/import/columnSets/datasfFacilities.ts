import type { ColumnSet } from './ColumnSet.ts';

/** Health facilities of the City of San Francisco. Names come in mechanical title case ('Ucsf'), ZIPs are missing. */
export const datasfFacilities: ColumnSet = {
  name: 'datasf',
  title: 'San Francisco health facilities',
  kind: 'facility',
  columns: [
    'UID',
    'OSHPD_ID',
    'Facility Name',
    'Facility Type',
    'Services',
    'address',
    'city',
    'state',
    'zip',
    'lat',
    'lon',
  ],
  keys: [
    { source: 'datasf', from: 'UID', pattern: /^\d+$/ },
    { source: 'oshpd', from: 'OSHPD_ID', pattern: /^\d{9}$/ },
  ],
  fields: {
    name: { from: ['Facility Name'], as: 'placeNameAlways' },
    line1: { from: ['address'], as: 'addressLine' },
    city: { from: ['city'], as: 'city' },
    region: { from: ['state'], as: 'region' },
    postalCode: { from: ['zip'], as: 'postalCode' },
    coordinate: { from: ['lat', 'lon'], as: 'coordinate' },
    locationType: {
      from: ['Facility Type'],
      as: 'lookup',
      map: {
        'General Acute Care Hospital': 'Hospital',
        'Community Clinic': 'Care Center',
        'Community Health Network': 'Care Center',
        'Free Clinic': 'Care Center',
      },
    },
  },
};
