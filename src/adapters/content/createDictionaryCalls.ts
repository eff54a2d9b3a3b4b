import { GraphQLDictionaryService } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import { dictionaryAnswer } from './dictionaryAnswer.ts';
import { type GraphqlOptions, jssClientFactory } from './graphqlClient.ts';
import { perSite } from './perSite.ts';

const PHRASES_LIFETIME_MS = 5000;

/** The phrases of a site, kept for seconds. */
export function createDictionaryCalls(
  graphql: GraphqlOptions,
): Pick<ContentPort, 'dictionary' | 'forgetPhrases'> {
  const dictionaries = perSite(
    (siteName) =>
      new GraphQLDictionaryService({
        siteName,
        clientFactory: jssClientFactory(graphql, dictionaryAnswer),
        useSiteQuery: true,
        cacheEnabled: false,
      }),
  );
  const phrases = new Map<string, { at: number; answer: Promise<Record<string, string>> }>();

  return {
    async dictionary(site, locale) {
      // A short memory: a burst of new pages asks once, and a published phrase shows within seconds.
      const key = `${site} ${locale}`;
      const known = phrases.get(key);
      if (known && Date.now() - known.at < PHRASES_LIFETIME_MS) return known.answer;
      const answer = dictionaries(site)
        .fetchDictionaryData(locale)
        .then((found) => ({ ...found }));
      phrases.set(key, { at: Date.now(), answer });
      answer.catch(() => phrases.delete(key));
      return answer;
    },
    forgetPhrases(site) {
      for (const key of phrases.keys()) if (key.startsWith(`${site} `)) phrases.delete(key);
    },
  };
}
