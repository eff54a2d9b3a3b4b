import { loadSearchScreen } from '#src/components/search/common/loadSearchScreen.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';

/** What the page shows first. */
export const loadResearchSearch = loadSearchScreen(() => SCREENS.ResearchSearch);
