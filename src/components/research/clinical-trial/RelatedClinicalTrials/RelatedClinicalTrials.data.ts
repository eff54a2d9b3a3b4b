import { relatedResearchLoader } from '#src/components/research/shared/loadRelatedResearch.ts';

export const loadRelatedClinicalTrials = relatedResearchLoader('ClinicalTrial', 'clinical_trial');
