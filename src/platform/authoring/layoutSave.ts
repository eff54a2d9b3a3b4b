import type { ContentItem, ContentVersion, Locale, Placeholders } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { layoutIn, layoutText, OWN_LAYOUT, SHARED_LAYOUT, withEmptySlots } from './layoutField.ts';
import type { FieldInput } from './saveItem.ts';
import { layoutBegan, layoutOf } from './saveLayout.ts';
import type { SaveLayoutInput } from './saveLayout.ts';

export const isLayoutField = (name: string): boolean => name === SHARED_LAYOUT || name === OWN_LAYOUT;

/** What one of the layout's fields says; '' for a language version without a layout of its own. */
export function layoutFieldText(
  { store: { content } }: AuthoringParts,
  item: ContentItem,
  name: string,
  version: Pick<ContentVersion, 'placeholders'> | undefined,
): string {
  const placeholders =
    name === SHARED_LAYOUT ? content.layout(item.id, 'draft')?.placeholders : version?.placeholders;
  return placeholders ? layoutText(placeholders) : '';
}

interface Sent {
  item: ContentItem;
  locale: Locale;
  layout: FieldInput;
  note?: string | null | undefined;
}

/** A layout as sent in one of its fields, as the mutation of layouts takes it. */
export function layoutSave(
  { store: { content } }: AuthoringParts,
  { item, locale, layout, note }: Sent,
  { ifMatch }: Asked,
): SaveLayoutInput {
  const language = layout.name === OWN_LAYOUT ? locale : undefined;
  const read = (text: string) => layoutIn(content, item, text);
  const now = layoutOf(content, item, language).placeholders;
  const named = ifMatch === undefined ? undefined : layoutBegan(content, item, language, ifMatch);
  const told = read(layout.originalValue ?? '');
  const began: Placeholders | undefined = told ? withEmptySlots(told, named ?? now) : named;
  const sent = layout.reset === true ? undefined : read(layout.value ?? '');
  return {
    ...{ itemId: item.id, language: language ?? null, note: note ?? null, began },
    placeholders: sent ? withEmptySlots(sent, began ?? now) : null,
  };
}
