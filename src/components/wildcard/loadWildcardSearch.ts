import { loadSearchScreen } from '#src/components/search/common/loadSearchScreen.ts';
import { wildcardScreen } from './wildcardScreen.ts';

/** The first results of a listing, for the server's HTML. */
export const loadWildcardSearch = loadSearchScreen(({ wildcardType, wildcard }) =>
  wildcardScreen(wildcardType, wildcard),
);
