import { childItems, linkField, textField } from '#src/declaration/fields.ts';

/** Links to parts of a page: items with Label and Anchor, or a Link whose address is an anchor. */
export function jumpLinks(fields: unknown): { label: string; anchor: string }[] {
  return childItems(fields).flatMap((item) => {
    const link = linkField(item.fields, 'Link');
    const label = textField(item.fields, 'Label') || link?.text || '';
    const anchor = (textField(item.fields, 'Anchor') || (link?.href ?? '')).replace(/^#/, '');
    return label && /^[^\s#/]+$/.test(anchor) ? [{ label, anchor }] : [];
  });
}
