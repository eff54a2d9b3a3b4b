import { loadEnglishTopics } from '#src/components/research/shared/englishTopics.ts';

/** The names its links search for. */
export const loadPublicationTopics = loadEnglishTopics;
