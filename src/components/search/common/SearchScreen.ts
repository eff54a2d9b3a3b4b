import type { ScreenRules } from '#src/domain/search/screenState.ts';
import type { SearchView } from './useSearch.ts';

/** What distinguishes one search page from another. */
export interface SearchScreen extends ScreenRules {
  experienceKey: string;
  /** A search of everything keeps to the screen's verticals. */
  restrictsAll?: boolean;
  defaultView?: SearchView;
}
