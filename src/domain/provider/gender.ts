/** Genders a page displays. */
const DISPLAYED_GENDERS = ['Male', 'Female', 'Nonbinary'] as const;
export type DisplayedGender = (typeof DISPLAYED_GENDERS)[number];

/** The display value of a stored gender, undefined for the options that are not displayed. */
export function displayedGender(stored: string | null | undefined): DisplayedGender | undefined {
  const key = (stored ?? '')
    .trim()
    .toLowerCase()
    .replace(/[-_\s]/g, '');
  return DISPLAYED_GENDERS.find((gender) => gender.toLowerCase() === key);
}
