import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** Members the location card reads; a listing that wakes carries them in the page, and no others. */
const MEMBERS = [
  ...['id', 'uid', 'name', 'slug', 'address', 'hours', 'timezone', 'mainPhone', 'yextDisplayCoordinate'],
  ...['c_displayName', 'c_hasER', 'c_image', 'c_locationType', 'c_parentLocation', 'c_findingYourWay'],
  ...['c_appointmentBookingUrl', 'c_appointmentBookingLabel', 'additionalHoursText'],
];

/** A place as a listing in the browser needs it. */
export function placeInPage({ data, ...result }: SearchResult): SearchResult {
  return {
    ...result,
    data: Object.fromEntries(Object.entries(data).filter(([key]) => MEMBERS.includes(key))),
  };
}

/** True for a place that can be found: one with a street or a town. */
export function hasAddress({ data }: SearchResult): boolean {
  const { address } = data;
  if (typeof address !== 'object' || address === null) return false;
  const { line1, city } = address as Record<string, unknown>;
  return [line1, city].some((part) => typeof part === 'string' && part.trim() !== '');
}
