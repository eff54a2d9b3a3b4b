import { loadTopicNames } from '#src/components/entity/research/shared/topicNames.ts';

/** The names its links search for. */
export const loadInvestigatorResearchInterests = loadTopicNames;
