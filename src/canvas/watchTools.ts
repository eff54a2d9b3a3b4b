const TEXT = '[data-editor-tool] :is(textarea, select, input:not([type="checkbox"], [type="radio"]))';

/**
 * Whether the page's own tools are in somebody's hands: a dialog of theirs is open, the caret is in one of their texts, or
 * something in them is not saved.
 */
export const isInHand = (page: Document): boolean =>
  page.querySelector('[data-editor-tool] dialog[open], [data-editor-tool] [data-unsaved]') !== null ||
  (page.hasFocus() && page.activeElement?.matches(TEXT) === true);

/** Tells when they come into somebody's hands, and when they no longer are. */
export function watchTools(page: Document, tell: (isInHand: boolean) => void): void {
  let was = false;
  const check = () => {
    const now = isInHand(page);
    if (now !== was) tell(now);
    was = now;
  };
  new MutationObserver(check).observe(page.body, {
    ...{ childList: true, subtree: true, attributes: true, attributeFilter: ['open', 'data-unsaved'] },
  });
  // Where the focus goes to is known when it has gone.
  const soon = () => setTimeout(check);
  for (const kind of ['focusin', 'focusout']) page.addEventListener(kind, soon);
  for (const kind of ['focus', 'blur']) page.defaultView?.addEventListener(kind, soon);
  check();
}
