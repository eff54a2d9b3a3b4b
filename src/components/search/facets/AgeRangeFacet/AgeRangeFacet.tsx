import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';

/**
 * The ages a provider treats, in the words a page shows them.
 */
export function AgeRangeFacet(props: ComponentProps) {
  return <OptionFacet {...props} name="AgeRangeFacet" rule={() => ({ kind: 'age-range' })} />;
}
