/** Characters of a summary shown in full (C-066). */
const SUMMARY_LENGTH = 200;

/**
 * Text longer than `length` is cut at the last space within its first `length` characters (or at `length` when
 * there is none) and ends with an ellipsis.
 */
export function summarize(text: string, length: number = SUMMARY_LENGTH): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length);
  const space = head.lastIndexOf(' ');
  // Never leave half of a surrogate pair behind.
  const cut = space > 0 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
