import { link, text } from '#src/declaration/kinds.ts';
import type { Item } from '#src/declaration/values.ts';

/** The fields of a link to a part of the page: its words and anchor, or a link whose address is an anchor. */
export const JUMP_LINK = { Label: text(), Anchor: text(), Link: link() } as const;

/** Links to parts of a page, of the items that name one. */
export function jumpLinks(items: readonly Item<typeof JUMP_LINK>[]): { label: string; anchor: string }[] {
  return items.flatMap(({ fields: { Label, Anchor, Link } }) => {
    const label = Label.value || (Link.value?.text ?? '');
    const anchor = (Anchor.value || (Link.value?.href ?? '')).replace(/^#/, '');
    return label && /^[^\s#/]+$/.test(anchor) ? [{ label, anchor }] : [];
  });
}
