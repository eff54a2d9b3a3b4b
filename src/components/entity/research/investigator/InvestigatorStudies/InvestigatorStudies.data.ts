import { workLoader } from '#src/components/entity/research/shared/loadWork.ts';

export const loadInvestigatorStudies = workLoader('research_study');
