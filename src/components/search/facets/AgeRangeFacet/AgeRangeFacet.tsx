import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { declaration } from './AgeRangeFacet.declaration.ts';

/**
 * The ages a provider treats, in the words a page shows them.
 */
export function AgeRangeFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="AgeRangeFacet" rule={() => ({ kind: 'age-range' })} />;
}
