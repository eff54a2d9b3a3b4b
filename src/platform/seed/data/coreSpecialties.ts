/** Specialties that people look for near home, by keys: wherever the network has a hospital or a care center, somebody takes patients in each. */
export const CORE_SPECIALTIES: readonly string[] = [
  'family-medicine',
  'internal-medicine',
  'pediatrics',
  'obstetrics-gynecology',
  'cardiology',
  'orthopedic-surgery',
  'general-surgery',
  'psychiatry',
  'dermatology',
  'neurology',
  'gastroenterology',
  'urology',
  'ophthalmology',
  'otolaryngology',
  'endocrinology',
  'pulmonology',
];
/** How far from a hospital or care center they are at most, in miles. */
export const CORE_REACH_MILES = 15;
