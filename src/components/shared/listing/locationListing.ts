import { resultInPage } from '#src/components/cards/cardMembers.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A place as a listing that wakes carries it in the page. */
export const placeInPage = (place: SearchResult): SearchResult => resultInPage(place, ['Location']);

/** True for a place that can be found: one with a street or a town. */
export function hasAddress({ data }: SearchResult): boolean {
  const { address } = data;
  if (typeof address !== 'object' || address === null) return false;
  const { line1, city } = address as Record<string, unknown>;
  return [line1, city].some((part) => typeof part === 'string' && part.trim() !== '');
}

/** Those first that say when they are open, as nobody should have to call to learn it; each in its order. */
export function hoursKnownFirst(places: readonly SearchResult[]): SearchResult[] {
  const says = ({ data }: SearchResult) =>
    Object.keys(readHours(data['hours'], data)?.week ?? {}).length > 0 ? 0 : 1;
  return [...places].sort((one, other) => says(one) - says(other));
}
