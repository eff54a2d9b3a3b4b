import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';

/**
 * What kind of research was found: 'Research Study' is hidden, 'Research Publication' is called Publication.
 */
export function ResultTypeFacet(props: ComponentProps) {
  return <OptionFacet {...props} name="ResultTypeFacet" rule={() => ({ kind: 'result-type' })} />;
}
