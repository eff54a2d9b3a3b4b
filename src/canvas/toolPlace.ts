import type { PressedTool } from '#src/domain/authoring/frameMessages.ts';

/** What of the page's own tools somebody presses or writes in. */
const CONTROL = ':is(button, input, textarea, select, summary, a[href], [role="button"])';
const AROUND = 'section[aria-label], [role="group"]';

/** The control of a tool an event came to. */
export function toolControl(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  return control?.closest('[data-editor-tool]') ? control : undefined;
}

/** The names of all that is around a control, outermost first; none for one that stands in nothing with a name. */
export function namesAround(control: Element): string[] {
  const names: string[] = [];
  for (let one = control.closest(AROUND); one; one = one.parentElement?.closest(AROUND) ?? null)
    names.unshift(nameOf(one));
  return names;
}

/** Where a control is, in words that hold in the page drawn anew. */
export function placeOfTool(control: HTMLElement): PressedTool {
  const place = wordsOf(control);
  return { place, nth: alike(control.ownerDocument, place).indexOf(control) };
}

/** The control at a place, if there is one: nothing is pressed that says something else. */
export const toolAt = (page: Document, { place, nth }: PressedTool): HTMLElement | undefined =>
  alike(page, place)[nth];

const alike = (page: Document, place: string) =>
  [...page.querySelectorAll<HTMLElement>(`[data-editor-tool] ${CONTROL}`)].filter(
    (one) => wordsOf(one) === place,
  );

const wordsOf = (control: HTMLElement) =>
  [...namesAround(control), `${control.tagName} ${nameOf(control)}`].join('\n');

function nameOf(one: Element): string {
  const isText = one.matches(`input, textarea, select, ${AROUND}`);
  const label = (one as HTMLInputElement).labels?.[0] ?? (isText ? null : one);
  const named = one.ownerDocument.getElementById(one.getAttribute('aria-labelledby') ?? '');
  return (one.getAttribute('aria-label') ?? named?.textContent ?? label?.textContent ?? '').trim();
}
