import { relatedResearchLoader } from '#src/components/entity/research/shared/loadRelatedResearch.ts';

export const loadRelatedPublications = relatedResearchLoader(
  'Publication',
  'research-publication-page-related-publications',
);
