import { always } from './ColumnSet.ts';
import type { ColumnSet, FacilityFields } from './ColumnSet.ts';

const columns = [
  'id',
  'name',
  'address',
  'city',
  'state',
  'zip',
  'county',
  'phone',
  'type',
  'ownership',
  'emergency',
  'quality',
  'LAT',
  'LON',
];
const fields = {
  name: { from: ['name'], as: 'placeName' },
  line1: { from: ['address'], as: 'addressLine' },
  city: { from: ['city'], as: 'city' },
  region: { from: ['state'], as: 'region' },
  postalCode: { from: ['zip'], as: 'postalCode' },
  phone: { from: ['phone'], as: 'phone' },
} satisfies Partial<FacilityFields>;

/** CMS hospitals as carried by Synthea; the id is the CMS certification number. */
export const syntheaHospitals: ColumnSet = {
  name: 'synthea-hospitals',
  title: 'Synthea hospitals',
  kind: 'facility',
  columns,
  only: { column: 'type', matches: /^(acute care|critical access|childrens|psychiatric)/i },
  keys: [{ source: 'ccn', from: 'id', pad: 6, pattern: /^\d{6}$/ }],
  fields: {
    ...fields,
    locationType: always('Hospital'),
    hasEmergencyRoom: { from: ['emergency'], as: 'yesNo' },
    coordinate: {
      from: ['LAT', 'LON'],
      as: 'coordinate',
      // Seven hospitals of one city carry one point, and for San Francisco it lies in the Farallon Islands.
      distrust: "this list gives the town's coordinate, not the building's",
    },
  },
};

/** Urgent care centres in the same columns; the id is a running number of that file. */
export const syntheaUrgentCare: ColumnSet = {
  name: 'synthea-urgent-care',
  title: 'Synthea urgent care',
  kind: 'facility',
  columns,
  only: { column: 'type', matches: /urgent/i },
  keys: [{ source: 'synthea-urgent-care', from: 'id', pattern: /^\d+$/ }],
  fields: {
    ...fields,
    locationType: always('Urgent Care'),
    coordinate: { from: ['LAT', 'LON'], as: 'coordinate' },
  },
};
