import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';

/**
 * The options of one facet as checkboxes with counts (Q-280 –, C-068).
 */
export function StandardFacet(props: ComponentProps) {
  return <OptionFacet {...props} name="StandardFacet" />;
}
