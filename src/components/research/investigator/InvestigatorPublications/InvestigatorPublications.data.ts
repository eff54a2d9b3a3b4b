import { workLoader } from '#src/components/research/shared/loadWork.ts';

export const loadInvestigatorPublications = workLoader('research_publication');
