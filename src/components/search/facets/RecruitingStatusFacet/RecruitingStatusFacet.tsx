import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';

/**
 * Where a study stands with its participants, in the order of the eight statuses.
 */
export function RecruitingStatusFacet(props: ComponentProps) {
  return <OptionFacet {...props} name="RecruitingStatusFacet" rule={() => ({ kind: 'recruiting-status' })} />;
}
