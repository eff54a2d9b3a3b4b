import { relatedResearchLoader } from '#src/components/entity/research/shared/loadRelatedResearch.ts';

export const loadRelatedStudies = relatedResearchLoader(
  'ResearchStudy',
  'research-study-page-related-research-studies',
);
