import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { declaration } from './StandardFacet.declaration.ts';

/**
 * The options of one facet as checkboxes with counts (Q-280 –, C-068).
 */
export function StandardFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="StandardFacet" />;
}
