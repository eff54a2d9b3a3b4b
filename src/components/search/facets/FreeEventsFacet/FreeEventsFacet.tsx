import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';

/**
 * Events that cost nothing: the false option of "is paid", named Free Events.
 */
export function FreeEventsFacet(props: ComponentProps) {
  return <OptionFacet {...props} name="FreeEventsFacet" isBare rule={() => ({ kind: 'free-events' })} />;
}
