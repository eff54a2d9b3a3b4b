import type { SafeHtml } from '#src/domain/entities/common.ts';

/**
 * Rich text without the whole sentences its first paragraph opens with, where they stand word for word elsewhere on the page.
 * Itself when it opens otherwise; undefined when nothing else is in it.
 */
export function withoutOpening(
  html: SafeHtml | undefined,
  opening: string | undefined,
): SafeHtml | undefined {
  const start = `<p>${opening ?? ''}`;
  if (!opening || !/[.!?]$/.test(opening) || !html?.startsWith(start)) return html;
  const rest = html.slice(start.length);
  if (rest.startsWith('</p>')) return (rest.slice('</p>'.length).trim() || undefined) as SafeHtml | undefined;
  return /^\s/.test(rest) ? (`<p>${rest.trimStart()}` as SafeHtml) : html;
}
