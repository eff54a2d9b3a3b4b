import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { safeHtml } from '#src/adapters/directory/safeHtml.ts';

/** Markup, as opposed to a sign of comparison in a plain text. */
const MARKUP = /<[a-z!/]/i;

/**
 * The layout with all markup in its fields cleaned of what an editor has no business to write (scripts, handlers,
 * frames, styles), so that components may set rich text as it comes. Changes and returns the layout given to it.
 */
export function safeLayout(layout: LayoutServiceData): LayoutServiceData {
  cleanBelow(layout.sitecore.route);
  return layout;
}

function cleanBelow(holder: unknown): void {
  if (Array.isArray(holder)) holder.forEach(cleanBelow);
  else if (holder !== null && typeof holder === 'object') {
    const record = holder as Record<string, unknown>;
    for (const [name, member] of Object.entries(record)) {
      // What the editor's own host reads back must stay as it was stored.
      if (name === 'metadata' || name === 'params') continue;
      if (name === 'value' && typeof member === 'string') {
        if (MARKUP.test(member)) record.value = safeHtml(member) ?? '';
      } else cleanBelow(member);
    }
  }
}
