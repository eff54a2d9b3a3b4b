import { futureStart } from '#src/domain/provider/startDate.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';

/** The member of a result's data that says that somebody has not started yet. */
const MARK = 'c_startsLater';

/**
 * The search service as a page asks it at `now`: who is still to start is marked (`c_startsLater`), so that the page as it
 * is sent does not say that they take new patients. A browser that wakes judges by its own clock.
 */
export function markLaterStarts(search: SearchPort, now: Date): SearchPort {
  const mark = (result: SearchResult): SearchResult =>
    futureStart(readText(result.data.c_startDate), now)
      ? { ...result, data: { ...result.data, [MARK]: true } }
      : result;
  return {
    vertical: async (asked) => {
      const answer = await search.vertical(asked);
      return { ...answer, results: answer.results.map(mark) };
    },
    universal: async (asked) => {
      const answer = await search.universal(asked);
      const sections = answer.sections.map((one) => ({ ...one, results: one.results.map(mark) }));
      return { ...answer, sections };
    },
  };
}
