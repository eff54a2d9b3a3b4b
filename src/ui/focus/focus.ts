/** `focusVisible` as the HTML standard has it; TypeScript's types do not know it yet, nor do all browsers. */
type Focus = FocusOptions & { focusVisible?: boolean };

/**
 * Gives a pressed button the focus, without a ring. Every browser but Safari does so by itself; without it no key
 * reaches what the button opened, nothing hears the focus leave, and a dialog cannot give it back.
 */
export function focusPressed(button: HTMLElement): void {
  const unseen: Focus = { preventScroll: true, focusVisible: false };
  if (document.activeElement !== button) button.focus(unseen);
}
