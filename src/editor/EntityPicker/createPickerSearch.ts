import { provideHeadless } from '@yext/search-headless-react';
import type { SearchHeadless } from '@yext/search-headless-react';
import type { PublicConfig } from '#src/context/PageProps.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { searchLocale } from '#src/domain/search/searchLocale.ts';

/** Results of one page. */
const LIMIT = 10;
const ACCOUNT = '/api/search/v2/accounts/me';

let made = 0;

/**
 * The directory's search for one picker (S-315): on the site's own origin, and silent to the service about who searches.
 * `told` hears whether the last search was answered: the vendor's parts start searches, and tell nobody that one failed.
 */
export function createPickerSearch(
  { apiKey, experienceKey, apiVersion, locales }: PublicConfig['search'],
  locale: Locale,
  verticalKey: string,
  told: (hasFailed: boolean) => void,
  origin: string = window.location.origin,
): SearchHeadless {
  const at = (path: string) => `${origin}${ACCOUNT}/${path}`;
  made += 1;
  const search = provideHeadless({
    apiKey,
    experienceKey,
    locale: searchLocale(locale, locales),
    experienceVersion: 'PRODUCTION',
    additionalQueryParams: { v: apiVersion },
    // Each picker begins anew: the store of an id is shared by the whole page.
    headlessId: `picker-${made}`,
    endpoints: {
      universalSearch: at('search/query'),
      verticalSearch: at('search/vertical/query'),
      universalAutocomplete: at('search/autocomplete'),
      verticalAutocomplete: at('search/vertical/autocomplete'),
      filterSearch: at('search/filtersearch'),
      questionSubmission: at('createQuestion'),
      generativeDirectAnswer: at('search/generateAnswer'),
    },
  });
  search.setSessionTrackingEnabled(false);
  search.setVertical(verticalKey);
  search.setVerticalLimit(LIMIT);
  const ask = search.executeVerticalQuery.bind(search);
  search.executeVerticalQuery = async () => {
    try {
      const answer = await ask();
      told(false);
      return answer;
    } catch {
      told(true);
      return undefined;
    }
  };
  return search;
}
