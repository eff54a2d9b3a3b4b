import { relatedResearchLoader } from '#src/components/research/shared/loadRelatedResearch.ts';

export const loadRelatedPublications = relatedResearchLoader(
  'Publication',
  'research-publication-page-related-publications',
);
