import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { AddressState } from '#src/context/PageProps.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';
import { renderingsOf } from './renderings.ts';

/**
 * What of an address is the page's own state, by what its components declare, and what it says in the address asked for;
 * nothing on a page that has none.
 */
export function addressState(
  layoutData: LayoutServiceData,
  rows: Record<string, RegistryRow>,
  query: QueryParams,
): { addressState?: AddressState } {
  const names = new Set(
    [...renderingsOf(layoutData)].flatMap(({ componentName }) => rows[componentName]?.ownParams ?? []),
  );
  if (names.size === 0) return {};
  const asked = [...names].flatMap((name) => [query[name] ?? []].flat().map((value) => [name, value]));
  return { addressState: { names: [...names], asked } };
}
