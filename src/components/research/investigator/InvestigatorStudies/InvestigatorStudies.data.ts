import { workLoader } from '#src/components/research/shared/loadWork.ts';

export const loadInvestigatorStudies = workLoader('research_study');
