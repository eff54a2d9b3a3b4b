import { DEFAULT_PRODUCT, ownershipField } from '#src/domain/enumerations.ts';
import type { StaticFilter } from './filters.ts';
import { fieldsOf, renameField } from './filters.ts';

/** The vertical on which ownership is chosen. */
export const PROVIDER_VERTICAL = 'healthcare_professionals';
/** The field older addresses use. */
const OLD_OWNERSHIP_FIELD = 'c_isSutterMedicalGroup';

/** The filter for the network's own providers (true) or affiliated ones (false). */
export function ownershipFilter(isOwn: boolean, product: string = DEFAULT_PRODUCT): StaticFilter {
  return { kind: 'fieldValue', fieldId: ownershipField(product), matcher: '$eq', value: isOwn };
}

/**
 * On the provider vertical: the old ownership field renamed to the product flag, and the flag `true`
 * added when no filter on it exists. Other verticals keep their filters.
 */
export function withOwnershipFilter(
  staticFilters: readonly StaticFilter[],
  verticalKey: string | undefined,
  product: string = DEFAULT_PRODUCT,
): StaticFilter[] {
  if (verticalKey !== PROVIDER_VERTICAL) return [...staticFilters];
  const field = ownershipField(product);
  const renamed = staticFilters.map((filter) => renameField(filter, OLD_OWNERSHIP_FIELD, field));
  return renamed.some((filter) => fieldsOf(filter).includes(field))
    ? renamed
    : [...renamed, ownershipFilter(true, product)];
}

/** Choosing own or affiliated: the one ownership filter is replaced, the page goes back to the first. */
export function chooseOwnership<S extends { staticFilters: StaticFilter[]; offset: number }>(
  state: S,
  isOwn: boolean,
  product: string = DEFAULT_PRODUCT,
): S {
  const others = state.staticFilters.filter((filter) => !isOwnershipFilter(filter, product));
  return { ...state, offset: 0, staticFilters: [...others, ownershipFilter(isOwn, product)] };
}

/** True for a filter on ownership, by its field of today or the older one. */
export function isOwnershipFilter(filter: StaticFilter, product: string = DEFAULT_PRODUCT): boolean {
  const field = ownershipField(product);
  return fieldsOf(filter).some((name) => name === field || name === OLD_OWNERSHIP_FIELD);
}

/** True when a state shows affiliated providers: its ownership filter asks for the flag to be false. */
export function showsAffiliated(
  { staticFilters }: { staticFilters: readonly StaticFilter[] },
  product: string = DEFAULT_PRODUCT,
): boolean {
  return staticFilters.some(
    (filter) => isOwnershipFilter(filter, product) && filter.kind === 'fieldValue' && filter.value === false,
  );
}
