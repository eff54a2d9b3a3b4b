import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { withoutRaw } from '#src/declaration/parse.ts';
import { isUnanswered } from '#src/context/ComponentData.ts';
import type { IslandPage, PageProps } from '#src/context/PageProps.ts';
import { gateOf } from './registryGate.ts';
import { stringGroupsOf } from './stringGroups.ts';

const known = rows as Record<string, RegistryRow>;

/**
 * What the browser needs of a page: its islands with their data, the strings they name and, when one of them reads
 * it, the entity. Everything else stays on the server, which keeps the HTML small.
 */
export function islandPage(page: PageProps): IslandPage {
  const islands: Record<string, ComponentRendering> = {};
  for (const rendering of outermostIslands(page))
    islands[rendering.uid ?? rendering.componentName] =
      page.mode === 'edit' ? rendering : inBrowser(rendering);
  const inside = Object.values(islands).flatMap((rendering) => [...within(rendering)]);
  const groups = new Set(inside.flatMap((rendering) => stringGroupsOf(rendering, known)));
  // What an island notes to editors is said in the words of the group every page has.
  if (page.mode !== 'normal') groups.add('editor');
  const readsEntity = inside.some((rendering) => known[rendering.componentName]?.editing === 'D');
  return {
    variant: page.variant,
    siteName: page.siteName,
    locale: page.locale,
    mode: page.mode,
    path: page.path,
    ...(page.wildcardType === undefined ? {} : { wildcardType: page.wildcardType }),
    ...(page.wildcard === undefined ? {} : { wildcard: page.wildcard }),
    ...(readsEntity && page.entity ? { entity: page.entity } : {}),
    breadcrumb: [],
    languages: [],
    dictionary: Object.fromEntries(
      Object.entries(page.dictionary).filter(([key]) => groups.has(key.slice(0, key.indexOf('.')))),
    ),
    config: page.config,
    islands,
    componentData: Object.fromEntries(
      inside
        .map((rendering) => rendering.uid ?? '')
        .filter((uid) => uid in page.componentData && !isUnanswered(page.componentData[uid]))
        .map((uid) => [uid, page.componentData[uid]]),
    ),
  };
}

function outermostIslands(page: PageProps): ComponentRendering[] {
  const found: ComponentRendering[] = [];
  const walk = (holder: { placeholders?: ComponentRendering['placeholders'] }) => {
    for (const children of Object.values(holder.placeholders ?? {})) {
      for (const child of children as ComponentRendering[]) {
        const row = known[child.componentName];
        if (row && row.wake !== 'never' && gateOf(row, page).kind === 'open') found.push(child);
        else walk(child);
      }
    }
  };
  if (page.layoutData.sitecore.route) walk(page.layoutData.sitecore.route);
  return found;
}

/** A rendering, and those in it, without what only the editor's marks need. */
function inBrowser(rendering: ComponentRendering): ComponentRendering {
  const { fields, placeholders, ...rest } = rendering;
  return {
    ...rest,
    ...(fields && { fields: withoutRaw(fields) as typeof fields }),
    ...(placeholders && {
      placeholders: Object.fromEntries(
        Object.entries(placeholders).map(([name, children]) => [
          name,
          (children as ComponentRendering[]).map(inBrowser),
        ]),
      ),
    }),
  };
}

function* within(rendering: ComponentRendering): Generator<ComponentRendering> {
  yield rendering;
  for (const children of Object.values(rendering.placeholders ?? {})) {
    for (const child of children as ComponentRendering[]) yield* within(child);
  }
}
