import type { Find } from './find.ts';
import { SOURCE } from './protocol.ts';
import { rankSections } from './rankSections.ts';
import type { SectionEvidence } from './rankSections.ts';
import { resultsOf } from './resultsOf.ts';
import type { Found, Json, Search } from './Search.ts';
import type { Vertical } from './Vertical.ts';
import { VerticalTimeout } from './VerticalTimeout.ts';

export interface Sections {
  /** What was found, in the protocol's shape, the best first. */
  modules: Json[];
  /** Verticals that could not be asked, with the reason. */
  failed: Json[];
  /** What `modules` was made of. */
  found: Found[];
}

/** Searches several verticals, one a step. One that fails is named in `failed` and takes no other with it. */
export type SearchSections = (
  wanted: readonly Vertical[],
  search: (vertical: Vertical) => Search,
) => Generator<void, Sections>;

export interface SectionsOptions extends SectionEvidence {
  find: Find;
  log: (event: Record<string, unknown>) => void;
  /** Time for all verticals in ms; those not reached by then are reported as timed out. */
  budget: number;
}

export function createSections(options: SectionsOptions): SearchSections {
  const { find, log, budget, hitOf } = options;
  return function* (wanted, search) {
    const started = performance.now();
    const failed: Json[] = [];
    const results: { found: Found; milliseconds: number; version: number }[] = [];
    for (const vertical of wanted) {
      const begun = performance.now();
      const failure = (errorType: string, responseCode: number, description: string) =>
        failed.push({
          verticalConfigId: vertical.key,
          errorType,
          queryDurationMillis: Math.round(performance.now() - begun),
          details: { responseCode, description },
        });
      if (begun - started > budget) {
        failure('TIMEOUT', 504, 'There was no time left for this vertical');
        continue;
      }
      try {
        const found = find(vertical, search(vertical));
        if (found.answer.total > 0)
          results.push({ found, milliseconds: performance.now() - begun, version: found.index.version });
      } catch (error) {
        if (error instanceof VerticalTimeout) failure('TIMEOUT', 504, error.message);
        else {
          log({ event: 'search-vertical-failed', vertical: vertical.key, error: String(error) });
          failure('BACKEND_ERROR', 500, 'This vertical could not be searched');
        }
      }
      yield;
    }
    // Documents are numbers: where the index changed meanwhile, they may be others'.
    for (const [at, result] of results.entries()) {
      const { vertical, index } = result.found;
      if (index.version === result.version) continue;
      results[at] = { ...result, found: find(vertical, search(vertical)), version: index.version };
    }
    const shown = rankSections(
      results.filter(({ found }) => found.answer.total > 0),
      options,
    );
    const modules = shown.map(({ found, milliseconds }) => ({
      verticalConfigId: found.vertical.key,
      resultsCount: found.answer.total,
      encodedState: '',
      queryDurationMillis: Math.round(milliseconds),
      source: SOURCE,
      results: resultsOf(found, hitOf),
      appliedQueryFilters: found.applied,
      facets: [],
    }));
    return { modules, failed, found: shown.map(({ found }) => found) };
  };
}
