import type { StaticFilter } from '#src/domain/search/filters.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import type { PublicConfig } from '#src/ports/PageProps.ts';
import type { Screen } from './screens.ts';
import type { SearchScreen } from './SearchProvider.tsx';

/** A screen and the filters of the page it stands on. */
export interface PlacedScreen extends Screen {
  fixedFilters?: readonly StaticFilter[];
}

/**
 * A screen as its rendering and the site's configuration set it; server and browser read it the same way. `VerticalKey`
 * keeps a screen of several verticals to one of them, e.g. research to its studies (S-150).
 */
export function screenSettings(
  { verticals, searchesAll, restrictsAll, limit, fixedFilters }: PlacedScreen,
  params: Record<string, string | undefined>,
  config: PublicConfig,
): SearchScreen {
  const asked = Number(params.Limit);
  const only = verticals.find((vertical) => vertical === params.VerticalKey?.trim());
  return {
    verticals: only ? [only] : verticals,
    ...(searchesAll && !only && { searchesAll }),
    ...(restrictsAll && { restrictsAll }),
    ...(fixedFilters && { fixedFilters }),
    limit: Number.isInteger(asked) && asked >= 1 ? Math.min(asked, MAX_LIMIT) : limit,
    experienceKey: params.ExperienceId?.trim() || config.search.experienceKey,
    product: config.product,
    defaultView: /map/i.test(params.DefaultView ?? '') ? 'map' : 'list',
  };
}
