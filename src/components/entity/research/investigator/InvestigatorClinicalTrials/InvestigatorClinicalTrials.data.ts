import { workLoader } from '#src/components/entity/research/shared/loadWork.ts';

export const loadInvestigatorClinicalTrials = workLoader('clinical_trial');
