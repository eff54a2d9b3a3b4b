import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { declaration } from './RecruitingStatusFacet.declaration.ts';

/**
 * Where a study stands with its participants, in the order of the eight statuses.
 */
export function RecruitingStatusFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="RecruitingStatusFacet" rule={() => ({ kind: 'recruiting-status' })} />;
}
