import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { EMPTY_SEARCH_STATE, printSearchState, type SearchState } from '#src/domain/search/searchState.ts';

/** Where a redirected search bar leads: a path of this site and the parameters it always carries. */
export interface Target {
  pathname: string;
  params: [name: string, value: string][];
}

/** Verticals of paths whose bare root is not the search page: a hard load needs them in the address. */
const VERTICAL_OF_PATH: Record<string, string> = { '/find-location': 'healthcare_facilities' };

/**
 * The target of a bar. Only a plain path of this site is taken, anything else leads to the site search; parameters
 * of the configured path are kept.
 */
export function targetParts(
  configured: string,
  { verticalKey, locale }: { verticalKey: string | undefined; locale: Locale },
): Target {
  const isOwnPath = /^\/(?![/\\])/.test(configured);
  const [path = '/search', query = ''] = (isOwnPath ? configured : '/search').split('#')[0]!.split('?');
  const params = new URLSearchParams(query);
  const vertical = verticalKey || params.get('verticalKey') || VERTICAL_OF_PATH[path];
  if (vertical) params.set('verticalKey', vertical);
  return { pathname: localizedPath(path, locale), params: [...params] };
}

/** The address with what was typed and chosen: `query` as JSON, filters when there are any. */
export function targetAddress(
  target: Target,
  wanted: Partial<Pick<SearchState, 'query' | 'staticFilters'>>,
): string {
  const params = new URLSearchParams(target.params);
  const printed = printSearchState({ ...EMPTY_SEARCH_STATE, ...wanted });
  for (const [name, value] of Object.entries(printed)) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? target.pathname : `${target.pathname}?${text}`;
}
