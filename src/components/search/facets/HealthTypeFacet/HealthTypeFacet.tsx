import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import { usePage } from '#src/context/PageContext.tsx';

/**
 * What kind of health content was found: '{product} Page' is called Health & Wellness, 'Ask An Expert' Health Q&A.
 */
export function HealthTypeFacet(props: ComponentProps) {
  const { product } = usePage().config;
  return <OptionFacet {...props} name="HealthTypeFacet" rule={() => ({ kind: 'health-type', product })} />;
}
