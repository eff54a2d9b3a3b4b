import { workLoader } from '#src/components/research/shared/loadWork.ts';

export const loadInvestigatorClinicalTrials = workLoader('clinical_trial');
