import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { declaration } from './ResultTypeFacet.declaration.ts';

/**
 * What kind of research was found: 'Research Study' is hidden, 'Research Publication' is called Publication.
 */
export function ResultTypeFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="ResultTypeFacet" rule={() => ({ kind: 'result-type' })} />;
}
