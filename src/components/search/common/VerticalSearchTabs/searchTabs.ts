import type { FieldsOf } from '#src/declaration/values.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import type { declaration } from './VerticalSearchTabs.declaration.ts';

/** One tab; '' is the search of everything. */
export interface SearchTab {
  verticalKey: string;
  label: string;
  /** Results per page in this tab, if it has its own. */
  limit?: number;
}

/**
 * The tabs of a screen: the editor's items (`VerticalKey`, `Label`, `Limit`) as far as the screen allows their
 * vertical, each once; without items the screen's own verticals under their usual names.
 */
export function tabsOf(
  { Children }: FieldsOf<(typeof declaration)['fields']>,
  { verticals, searchesAll }: { verticals: readonly string[]; searchesAll: boolean },
  nameOf: (verticalKey: string) => string,
): SearchTab[] {
  const allowed = [...(searchesAll ? [''] : []), ...verticals];
  const placed = Children.value.flatMap(({ fields: own }): SearchTab[] => {
    const verticalKey = own.VerticalKey.value;
    if (!allowed.includes(verticalKey)) return [];
    const limit = Number(own.Limit.value);
    return [
      {
        verticalKey,
        label: own.Label.value || nameOf(verticalKey || 'all'),
        ...(Number.isInteger(limit) && limit >= 1 && { limit: Math.min(limit, MAX_LIMIT) }),
      },
    ];
  });
  const tabs =
    placed.length > 0 ? placed : allowed.map((key) => ({ verticalKey: key, label: nameOf(key || 'all') }));
  return tabs.filter((tab, index) => tabs.findIndex((one) => one.verticalKey === tab.verticalKey) === index);
}
