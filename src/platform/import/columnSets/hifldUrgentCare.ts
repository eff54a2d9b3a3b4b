import { always } from './ColumnSet.ts';
import type { ColumnSet } from './ColumnSet.ts';

/** Homeland Infrastructure (HIFLD) urgent care centres, with suite and ZIP+4. X is the longitude. */
export const hifldUrgentCare: ColumnSet = {
  name: 'hifld-urgent-care',
  title: 'HIFLD urgent care',
  kind: 'facility',
  columns: ['ID', 'NAME', 'TELEPHONE', 'ADDRESS', 'ADDRESS2', 'CITY', 'STATE', 'ZIP', 'ZIPP4', 'X', 'Y'],
  alsoCalled: { ZIPP4: ['ZIP4'] },
  keys: [{ source: 'hifld-urgent-care', from: 'ID', pattern: /^\d+$/ }],
  fields: {
    name: { from: ['NAME'], as: 'placeName' },
    line1: { from: ['ADDRESS'], as: 'addressLine' },
    line2: { from: ['ADDRESS2'], as: 'addressLine' },
    city: { from: ['CITY'], as: 'city' },
    region: { from: ['STATE'], as: 'region' },
    postalCode: { from: ['ZIP', 'ZIPP4'], as: 'postalCode' },
    phone: { from: ['TELEPHONE'], as: 'phone' },
    coordinate: { from: ['Y', 'X'], as: 'coordinate' },
    locationType: always('Urgent Care'),
  },
};
