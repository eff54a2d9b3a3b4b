import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { declaration } from './FreeEventsFacet.declaration.ts';

/**
 * Events that cost nothing: the false option of "is paid", named Free Events.
 */
export function FreeEventsFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="FreeEventsFacet" isBare rule={() => ({ kind: 'free-events' })} />;
}
