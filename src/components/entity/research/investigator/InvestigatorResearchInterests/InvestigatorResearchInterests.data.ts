import { loadEnglishTopics } from '#src/components/entity/research/shared/englishTopics.ts';

/** The names its links search for. */
export const loadInvestigatorResearchInterests = loadEnglishTopics;
