import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { declaration } from './ResearchTypeFacet.declaration.ts';

/**
 * Clinical trials or other studies: 'Clinical' is called Clinical Trial, every other value Research Study.
 */
export function ResearchTypeFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="ResearchTypeFacet" rule={() => ({ kind: 'research-type' })} />;
}
