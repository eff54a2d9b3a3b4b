const DISPLAY: Readonly<Record<string, string>> = {
  'all ages': 'All ages',
  '0-18 years': 'Children under 18',
  '18 + years': 'Adults only',
  'seniors only': 'Seniors Only',
  'contact physician office': 'Contact Office',
};

/** Directory data writes enumerations also as ALL_AGES; spaces around + and - vary. */
function normalize(group: string): string {
  return group
    .trim()
    .toLowerCase()
    .replace(/_/g, ' ')
    .replace(/\s*\+\s*/g, ' + ')
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/\s+/g, ' ');
}

/**
 * The display value of an accepted age group; 'Other Specify' gives the free text. Undefined when
 * there is nothing to show.
 */
export function displayedAgeRange(
  group: string | null | undefined,
  freeText?: string | null,
): string | undefined {
  const key = normalize(group ?? '');
  if (key === 'other specify') return freeText?.trim() || undefined;
  return Object.hasOwn(DISPLAY, key) ? DISPLAY[key] : undefined;
}
