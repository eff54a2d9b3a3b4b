/** The location types the site knows. */
export const locationTypes = [
  'Hospital',
  'Emergency Room',
  'Urgent Care',
  'Lab',
  'Walk-In Care',
  'Care Center',
  'Imaging',
  'Surgery Center',
  'Birth Center',
  'Physical Therapy and Rehab',
  'Integrative Health and Healing',
  'Transplant Outreach Clinic',
  'Pharmacy (Outpatient)',
] as const;
export type LocationType = (typeof locationTypes)[number];
