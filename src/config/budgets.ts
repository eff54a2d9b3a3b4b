/**
 * Weight budgets; the build fails above them, and they only ever move down (design decision 9).
 * Kilobytes of 1,000 bytes, gzip. `overFloor` is measured against a page of bare Next and the JSS core.
 */
export interface Budget {
  overFloor: number;
  /** Never above this, whatever the floor. */
  javascript: number;
}

/** Kinds of pages that share a budget. */
export type PageKind = 'content' | 'detail' | 'search';

export const javascriptBudgets: Record<PageKind, Budget> = {
  content: { overFloor: 15, javascript: 150 },
  detail: { overFloor: 25, javascript: 160 },
  search: { overFloor: 65, javascript: 200 },
};

/** What a search page may load after its first results, without the map. */
export const laterBudget = 90;

export const htmlBudget = 40;
export const cssBudget = 25;
/** All faces a page asks for by itself, as they are transferred. */
export const fontBudget = 70;
