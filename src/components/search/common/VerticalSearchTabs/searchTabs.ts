import { fieldText } from '#src/components/search/common/fieldText.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';

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
  fields: unknown,
  { verticals, searchesAll }: { verticals: readonly string[]; searchesAll: boolean },
  nameOf: (verticalKey: string) => string,
): SearchTab[] {
  const allowed = [...(searchesAll ? [''] : []), ...verticals];
  const items = (fields as { items?: unknown } | null | undefined)?.items;
  const placed = (Array.isArray(items) ? items : []).flatMap((item: unknown): SearchTab[] => {
    const own = (item as { fields?: unknown } | null)?.fields;
    const verticalKey = fieldText(own, 'VerticalKey') ?? '';
    if (!allowed.includes(verticalKey)) return [];
    const limit = Number(fieldText(own, 'Limit'));
    return [
      {
        verticalKey,
        label: fieldText(own, 'Label') ?? nameOf(verticalKey || 'all'),
        ...(Number.isInteger(limit) && limit >= 1 && { limit: Math.min(limit, MAX_LIMIT) }),
      },
    ];
  });
  const tabs =
    placed.length > 0 ? placed : allowed.map((key) => ({ verticalKey: key, label: nameOf(key || 'all') }));
  return tabs.filter((tab, index) => tabs.findIndex((one) => one.verticalKey === tab.verticalKey) === index);
}
