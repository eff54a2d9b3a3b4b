import { workLoader } from '#src/components/entity/research/shared/loadWork.ts';

export const loadInvestigatorPublications = workLoader('research_publication');
