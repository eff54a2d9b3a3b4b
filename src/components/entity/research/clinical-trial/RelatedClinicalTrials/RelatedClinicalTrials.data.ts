import { relatedResearchLoader } from '#src/components/entity/research/shared/loadRelatedResearch.ts';

export const loadRelatedClinicalTrials = relatedResearchLoader('ClinicalTrial', 'clinical_trial');
