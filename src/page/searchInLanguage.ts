import type { Locale } from '#src/domain/entities/common.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';

/** The search service as a page asks it: in the page's language, unless a call names another. */
export function searchInLanguage(search: SearchPort, locale: Locale): SearchPort {
  return {
    vertical: (asked) => search.vertical({ locale, ...asked }),
    universal: (asked) => search.universal({ locale, ...asked }),
  };
}
