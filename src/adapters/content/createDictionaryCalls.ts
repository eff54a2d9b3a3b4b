import { GraphQLDictionaryService } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import { dictionaryAnswer } from './dictionaryAnswer.ts';
import { type GraphqlOptions, jssClientFactory } from './graphqlClient.ts';
import { perSite } from './perSite.ts';

const PHRASES_LIFETIME_MS = 5000;

/**
 * The phrases of a site, kept for seconds. Where they cannot be asked for, those that were known last stand: a network's own
 * words of a while ago are truer than those the code brings, which know nothing of it.
 */
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
  const last = new Map<string, Record<string, string>>();

  return {
    async dictionary(site, locale) {
      // A short memory: a burst of new pages asks once, and a published phrase shows within seconds.
      const key = `${site} ${locale}`;
      const known = phrases.get(key);
      if (known && Date.now() - known.at < PHRASES_LIFETIME_MS) return known.answer;
      const answer = dictionaries(site)
        .fetchDictionaryData(locale)
        .then((found) => {
          const all = { ...found };
          last.set(key, all);
          return all;
        })
        .catch((problem: unknown) => {
          phrases.delete(key);
          const stale = last.get(key);
          if (!stale) throw problem;
          return stale;
        });
      phrases.set(key, { at: Date.now(), answer });
      return answer;
    },
    forgetPhrases(site) {
      for (const key of phrases.keys()) if (key.startsWith(`${site} `)) phrases.delete(key);
    },
  };
}
