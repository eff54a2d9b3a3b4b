import { DROPDOWN_KINDS } from '#src/ports/Listings.ts';
import type { DropdownKind } from '#src/ports/Listings.ts';

/** The list an editor chose in `SearchType`; undefined before a choice. */
export function dropdownKind(searchType: string | undefined): DropdownKind | undefined {
  const wanted = searchType?.trim().toLowerCase().replace(/\s+/g, '-');
  return DROPDOWN_KINDS.find((kind) => kind === wanted);
}
