import { dropdownKind } from '#src/components/search/bars/dropdownKind.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { DropdownOption } from '#src/ports/Listings.ts';
import type { declaration } from './DropdownRedirectSearch.declaration.ts';

/** The options of the chosen list (S-333, S-334). When they cannot be had there is none, and the directory logs it. */
export const loadDropdownRedirectSearch: ComponentDataLoader<typeof declaration, DropdownOption[]> = async (
  { params },
  { directory },
) => {
  const kind = dropdownKind(params?.SearchType);
  return kind && directory.dropdownOptions(kind);
};
