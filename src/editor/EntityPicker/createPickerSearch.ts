import { provideHeadless } from '@yext/search-headless-react';
import type { SearchHeadless } from '@yext/search-headless-react';
import type { PublicConfig } from '#src/context/PageProps.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { searchLocale } from '#src/domain/search/searchLocale.ts';

/** Results of one page. */
const LIMIT = 10;
const ACCOUNT = '/api/search/v2/accounts/me';

let made = 0;

/** How a picker's search stands: of what it asks, and of the answer it shows meanwhile. */
export interface PickerAnswer {
  /** Whether something newer than what is shown was asked for. */
  isAsking: boolean;
  /** Whether what was asked last was not answered. */
  hasFailed: boolean;
  /** How many results stand before the first one shown; the search's own `offset` is that of what is asked. */
  offset: number;
}

/** Before the first answer. */
export const FIRST_ANSWER: PickerAnswer = { isAsking: true, hasFailed: false, offset: 0 };

/**
 * The directory's search for one picker (S-315): on the site's own origin, and silent to the service about who searches.
 * `told` hears of each question and answer: the vendor's parts start searches, tell nobody that one failed, and show the
 * page that is asked for over the results of the one before.
 */
export function createPickerSearch(
  { apiKey, experienceKey, apiVersion, locales }: PublicConfig['search'],
  locale: Locale,
  verticalKey: string,
  told: (change: (before: PickerAnswer) => PickerAnswer) => void,
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
  let asked = 0;
  let shown = 0;
  search.executeVerticalQuery = async () => {
    const mine = (asked += 1);
    const offset = search.state.vertical.offset ?? 0;
    told((before) => ({ ...before, isAsking: true }));
    try {
      const answer = await ask();
      // As the vendor's search has it: what was asked before something that is answered already comes too late.
      if (mine < shown) return answer;
      shown = mine;
      told(() => ({ isAsking: mine < asked, hasFailed: false, offset }));
      return answer;
    } catch {
      if (mine === asked) told((before) => ({ ...before, isAsking: false, hasFailed: true }));
      return undefined;
    }
  };
  return search;
}
