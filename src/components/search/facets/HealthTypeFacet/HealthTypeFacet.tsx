import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import type { declaration } from './HealthTypeFacet.declaration.ts';

/**
 * What kind of health content was found: '{product} Page' is called Health & Wellness, 'Ask An Expert' Health Q&A.
 */
export function HealthTypeFacet(props: ComponentProps<typeof declaration>) {
  const { product } = usePage().config;
  return <OptionFacet {...props} name="HealthTypeFacet" rule={() => ({ kind: 'health-type', product })} />;
}
