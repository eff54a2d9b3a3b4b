/**
 * Weight budgets; the build fails above them, and they only ever move down (design decision 9). Kilobytes of 1,000 bytes:
 * scripts as transferred, HTML and styles at gzip's best.
 */
export type PageKind = 'content' | 'detail' | 'search';

/** When a page is weighed, for each kind of page. */
export type Moment =
  /** What has come when the largest part of the page is painted. */
  | 'largest paint'
  /** What has been asked for when the first results are awake. */
  | 'first results'
  /** All that comes by itself, until somebody goes on or touches what needs more. */
  | 'untouched';

export const javascriptBudgets: Record<PageKind, Partial<Record<Moment, number>>> = {
  content: { untouched: 12 },
  detail: { 'largest paint': 12, untouched: 100 },
  search: { 'first results': 110, untouched: 170 },
};

export const htmlBudget = 40;
export const cssBudget = 25;
/** All faces a page asks for by itself, as they are transferred. */
export const fontBudget = 70;

/**
 * What editors alone get: the scripts the Studio's page asks for before anything is opened (its screens bring their own), and
 * all that runs in the page it frames.
 */
export const editorBudgets: Readonly<Record<string, number>> = {
  '.studio/index.html': 260,
  'public/editor': 25,
};
