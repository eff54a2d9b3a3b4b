import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { useSearch } from '#src/components/search/common/useSearch.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import { useHealthTopics } from './useHealthTopics.ts';
import type { declaration } from './HealthTopicsFacet.declaration.ts';

/**
 * Topics of health content: only those without a parent (Q-311, S-335) once the list of topics is known; until then,
 * and when it cannot be had, all of them.
 */
export function HealthTopicsFacet(props: ComponentProps<typeof declaration>) {
  const { mode, locale } = usePage();
  const fieldId = setting(props.fields.FacetFieldId, props.params.FacetFieldId);
  const facet = useSearch()?.answer?.facets.find((one) => one.fieldId === fieldId);
  const topics = useHealthTopics(mode !== 'edit' && (facet?.options.length ?? 0) > 0, locale);
  return <OptionFacet {...props} name="HealthTopicsFacet" rule={() => ({ kind: 'health-topics', topics })} />;
}
