import { entityTypes } from '#src/platform/directory/entityTypes.ts';
import { CONTENT_DOCUMENT } from './contentDocuments.ts';
import { CONTENT_PAGE } from './contentPages.ts';
import type { Bounds, Filter } from './engine/filters.ts';
import { keepsBounds } from './engine/filters.ts';
import type { KeywordColumn } from './engine/KeywordColumn.ts';
import type { Found } from './Search.ts';
import type { FacetConfig } from './Vertical.ts';

export interface FacetOption {
  displayName: string;
  count: number;
  selected: boolean;
  filter: Record<string, Record<string, unknown>>;
}

export interface Facet {
  fieldId: string;
  displayName: string;
  options: FacetOption[];
}

/** What the search itself adds to the types of the directory. */
const OWN_LABELS: Readonly<Record<string, { en: string; es: string }>> = {
  [CONTENT_PAGE]: { en: 'Page', es: 'Página' },
  [CONTENT_DOCUMENT]: { en: 'Document', es: 'Documento' },
};
/** Ranges made for a number field without configured ones. */
const RANGES = 5;

/** The wanted facets of what was found, in the order the vertical has them. */
export const foundFacets = (found: Found, wanted: readonly string[]): Facet[] =>
  found.vertical.facets.flatMap((config) => {
    const column = found.index.columns.get(config.field);
    const tally = found.answer.tallies.get(config.field);
    if (!wanted.includes(config.field) || !column || !tally) return [];
    return [facetOf(config, column, tally, found.chosen.get(config.field) ?? [], found.locale)];
  });

/**
 * A facet in the shape of the protocol: options by count, then name; those without documents left out, except a
 * selected one, which would otherwise be impossible to see and undo. Ranges keep their configured order.
 */
function facetOf(
  config: FacetConfig,
  column: KeywordColumn,
  tally: Uint32Array,
  chosen: readonly Filter[],
  locale: 'en' | 'es',
): Facet {
  const facet = { fieldId: config.field, displayName: config.label[locale] };
  const ranges = config.ranges ?? rangesOf(column);
  return {
    ...facet,
    options: ranges
      ? rangeOptions(config.field, ranges, column, tally, chosen)
      : valueOptions(config.field, column, tally, chosen, locale),
  };
}

function valueOptions(
  field: string,
  column: KeywordColumn,
  tally: Uint32Array,
  chosen: readonly Filter[],
  locale: 'en' | 'es',
): FacetOption[] {
  const selected = new Set<number>();
  const unknown: FacetOption[] = [];
  for (const filter of chosen) {
    if (filter.kind !== 'equals') continue;
    const code = column.codeOf(filter.value);
    if (code >= 0) selected.add(code);
    else unknown.push(optionOf(field, filter.value, 0, true, locale));
  }
  const codes: number[] = [];
  for (let code = 0; code < column.values.length; code += 1) {
    if ((tally[code] ?? 0) > 0 || selected.has(code)) codes.push(code);
  }
  const ranks = column.ranks();
  codes.sort((a, b) => (tally[b] ?? 0) - (tally[a] ?? 0) || (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const options = codes.map((code) =>
    optionOf(field, column.values[code] ?? '', tally[code] ?? 0, selected.has(code), locale),
  );
  return [...options, ...unknown];
}

function optionOf(
  field: string,
  value: string | number | boolean,
  count: number,
  selected: boolean,
  locale: 'en' | 'es',
): FacetOption {
  const displayName =
    field === 'builtin.entityType'
      ? ((OWN_LABELS[String(value)] ?? entityTypes[String(value)]?.label)?.[locale] ?? String(value))
      : String(value);
  return { displayName, count, selected, filter: { [field]: { $eq: value } } };
}

interface Range {
  label: string;
  from: number;
  to: number;
}

/** Five ranges of equal width over all values, so that they are the same for every query; undefined for other fields. */
function rangesOf(column: KeywordColumn): Range[] | undefined {
  let least = Infinity;
  let most = -Infinity;
  let distinct = 0;
  for (let code = 0; code < column.values.length; code += 1) {
    const value = column.values[code];
    if ((column.counts[code] ?? 0) === 0) continue;
    if (typeof value !== 'number') return undefined;
    distinct += 1;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (distinct === 0) return undefined;
  const round = (value: number) => Math.round(value * 10) / 10;
  if (distinct === 1 || most - least < 0.5) return [{ label: String(round(least)), from: least, to: most }];
  const step = (most - least) / RANGES;
  return Array.from({ length: RANGES }, (_, at) => {
    const from = at === 0 ? least : round(least + at * step);
    const to = at === RANGES - 1 ? most : round(least + (at + 1) * step);
    return { label: `${round(from)} - ${round(to)}`, from, to };
  });
}

function rangeOptions(
  field: string,
  ranges: readonly Range[],
  column: KeywordColumn,
  tally: Uint32Array,
  chosen: readonly Filter[],
): FacetOption[] {
  const bounds = chosen.flatMap((filter) => (filter.kind === 'range' ? [filter.bounds] : []));
  const isSame = (range: Range) => (bound: Bounds) =>
    bound.ge === range.from && bound.le === range.to && bound.lt === undefined && bound.gt === undefined;
  const count = (bound: Bounds) => {
    let sum = 0;
    for (let code = 0; code < column.values.length; code += 1) {
      if ((tally[code] ?? 0) > 0 && keepsBounds(column.values[code] ?? '', bound)) sum += tally[code] ?? 0;
    }
    return sum;
  };
  const options = ranges.map((range): FacetOption => ({
    displayName: range.label,
    count: count({ ge: range.from, le: range.to }),
    selected: bounds.some(isSame(range)),
    filter: { [field]: { $between: { $ge: range.from, $le: range.to } } },
  }));
  // A range of the visitor's own stays visible with its own bounds.
  const own = bounds
    .filter((bound) => !ranges.some((range) => isSame(range)(bound)))
    .map((bound): FacetOption => ({
      displayName: ownLabel(bound),
      count: count(bound),
      selected: true,
      filter: {
        [field]: {
          $between: Object.fromEntries(
            (['gt', 'ge', 'lt', 'le'] as const).flatMap((key) =>
              bound[key] === undefined ? [] : [[`$${key}`, bound[key]]],
            ),
          ),
        },
      },
    }));
  return [...options, ...own].filter((option) => option.count > 0 || option.selected);
}

function ownLabel(bound: Bounds): string {
  const from = bound.ge ?? bound.gt;
  const to = bound.le ?? bound.lt;
  if (from === undefined) return `≤ ${String(to)}`;
  return to === undefined ? `≥ ${String(from)}` : `${String(from)} - ${String(to)}`;
}
