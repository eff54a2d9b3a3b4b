import { items, link, text } from '#src/declaration/kinds.ts';
import type { Item } from '#src/declaration/values.ts';

/** Child items that lead to a part of the page each: words and anchor, or a link whose address is an anchor. */
export const JUMP_ITEMS = items({ Label: text(), Anchor: text(), Link: link() });

/** Links to parts of a page, of the items that name one. */
export function jumpLinks(
  items: readonly Item<(typeof JUMP_ITEMS)['of']>[],
): { label: string; anchor: string }[] {
  return items.flatMap(({ fields: { Label, Anchor, Link } }) => {
    const label = Label.value || (Link.value?.text ?? '');
    const anchor = (Anchor.value || (Link.value?.href ?? '')).replace(/^#/, '');
    return label && /^[^\s#/]+$/.test(anchor) ? [{ label, anchor }] : [];
  });
}
