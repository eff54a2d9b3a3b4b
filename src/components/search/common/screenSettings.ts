import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import type { PublicConfig } from '#src/context/PageProps.ts';
import type { Screen } from './screens.ts';
import type { SearchScreen } from './SearchScreen.ts';

/** A screen and the filters of the page it stands on. */
export interface PlacedScreen extends Screen {
  fixedFilters?: readonly StaticFilter[];
}

/**
 * A screen as its rendering and the site's configuration set it; server and browser read it the same way. `VerticalKey`
 * keeps a screen of several verticals to one of them, e.g. research to its studies (S-150). The `Limit` of the result list
 * placed on the screen comes before the screen's own.
 */
export function screenSettings(
  { verticals, searchesAll, restrictsAll, limit, fixedFilters }: PlacedScreen,
  rendering: Pick<ComponentRendering, 'params' | 'placeholders'>,
  config: PublicConfig,
): SearchScreen {
  const params: Record<string, string | undefined> = rendering.params ?? {};
  const limits = [resultListIn(rendering)?.params?.Limit, params.Limit].map(Number);
  const asked = limits.find((one) => Number.isInteger(one) && one >= 1);
  const only = verticals.find((vertical) => vertical === params.VerticalKey?.trim());
  return {
    verticals: only ? [only] : verticals,
    ...(searchesAll && !only && { searchesAll }),
    ...(restrictsAll && { restrictsAll }),
    ...(fixedFilters && { fixedFilters }),
    limit: asked === undefined ? limit : Math.min(asked, MAX_LIMIT),
    experienceKey: params.ExperienceId?.trim() || config.search.experienceKey,
    product: config.product,
    defaultView: /map/i.test(params.DefaultView ?? '') ? 'map' : 'list',
  };
}

function resultListIn({
  placeholders = {},
}: Pick<ComponentRendering, 'placeholders'>): ComponentRendering | undefined {
  for (const child of Object.values(placeholders).flat() as ComponentRendering[]) {
    const found = child.componentName === 'VerticalResults' ? child : resultListIn(child);
    if (found) return found;
  }
  return undefined;
}
