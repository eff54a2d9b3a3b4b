import { placeOf, successorAt } from './presses.ts';
import type { Place } from './presses.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What takes words; what is checked is pressed (`presses.ts`). */
const FIELD =
  'textarea, select, input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="tel"], input[type="number"]';

/** Words of a field, and where it stands in its part. */
export interface EarlyWords {
  place: Place;
  words: string;
}

/** What was written or chosen in a part before it was awake, by a person or by a browser that brings back a page. */
export function earlyWords(part: Element): EarlyWords[] {
  return changed(part).map((field) => ({ place: placeOf(part, field), words: field.value }));
}

/**
 * Tells a part that is awake what was written in it before, as if it were written now; what stands in parts of it that
 * still sleep is left to them.
 */
export function hearWords(part: Element): void {
  for (const field of changed(part))
    if (field.parentElement?.closest('[data-sleeps]') === part.closest('[data-sleeps]')) tell(field);
}

/** Writes early words into what took the place of their part, in the fields that are still there. */
export function giveWords(drawn: Element, early: readonly EarlyWords[]): void {
  for (const { place, words } of early) {
    const field = successorAt(drawn, place);
    if (!field?.matches(FIELD)) continue;
    (field as Field).value = words;
    tell(field as Field);
  }
}

const changed = (part: Element): Field[] =>
  [...part.querySelectorAll<Field>(FIELD)].filter((field) =>
    field instanceof HTMLSelectElement
      ? field.options[field.selectedIndex]?.defaultSelected === false
      : field.value !== field.defaultValue,
  );

interface Tracked {
  _valueTracker?: { setValue: (value: string) => void };
}

function tell(field: Field): void {
  // React takes for known what stood in a field when it woke, and hears of changes alone. To write the words once more
  // would end what a keyboard is composing.
  (field as Tracked)._valueTracker?.setValue('defaultValue' in field ? field.defaultValue : '');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
