/** `focusVisible` as the HTML standard has it; TypeScript's types do not know it yet, nor do all browsers. */
type Focus = FocusOptions & { focusVisible?: boolean };

/** Moves the focus and says whether it is to be seen: where a key moved it, not where a press did. */
export function moveFocus(element: HTMLElement | null, focusVisible: boolean): void {
  const options: Focus = { preventScroll: true, focusVisible };
  element?.focus(options);
}

/**
 * Gives a pressed button the focus. Every browser but Safari does so by itself; without it no key reaches what the
 * button opened, nothing hears the focus leave, and a dialog cannot give it back.
 */
export function focusPressed(button: HTMLElement): void {
  if (document.activeElement !== button) moveFocus(button, false);
}
