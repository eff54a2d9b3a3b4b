/**
 * Gives pressed buttons the focus in browsers that give them none (Safari, and Firefox on a Mac): without it keys are not
 * heard, nor a press outside, and a dialog has nowhere to give the focus back to. What keeps the focus elsewhere on
 * purpose, as a text field with suggestions does, keeps it. Returns a function that ends it.
 */
export function focusPressed(document: Document): () => void {
  const focus = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const holder = document.activeElement;
    // Where nothing has the focus, the body or what is focusable around the button has it.
    if (button && holder !== button && holder?.contains(button)) button.focus({ preventScroll: true });
  };
  document.addEventListener('click', focus, true);
  return () => document.removeEventListener('click', focus, true);
}
