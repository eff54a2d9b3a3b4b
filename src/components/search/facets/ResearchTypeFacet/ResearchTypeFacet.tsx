import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';

/**
 * Clinical trials or other studies: 'Clinical' is called Clinical Trial, every other value Research Study.
 */
export function ResearchTypeFacet(props: ComponentProps) {
  return <OptionFacet {...props} name="ResearchTypeFacet" rule={() => ({ kind: 'research-type' })} />;
}
