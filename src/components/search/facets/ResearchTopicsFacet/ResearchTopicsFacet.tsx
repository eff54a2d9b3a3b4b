import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import type { declaration } from './ResearchTopicsFacet.declaration.ts';

const INVESTIGATORS = 'investigator';
const INVESTIGATOR_TOPICS = 'c_researchPublicationsAndStudies.c_researchTopics.name';

const topicField = (configured: string, { state }: Search) =>
  state.verticalKey === INVESTIGATORS ? INVESTIGATOR_TOPICS : configured;

/**
 * Topics of research. Investigators have none of their own but those of their publications and studies, so their tab
 * asks for that field.
 */
export function ResearchTopicsFacet(props: ComponentProps<typeof declaration>) {
  return <OptionFacet {...props} name="ResearchTopicsFacet" fieldOf={topicField} />;
}
