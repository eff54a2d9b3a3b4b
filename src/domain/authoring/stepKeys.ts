/** A step back or forth through what was written. */
export type Step = 'undo' | 'redo';

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/** Texts have steps of their own, and dialogs none. */
const OWN_STEPS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], dialog';

/** The step that a press of keys asks for: Ctrl Z, Ctrl Shift Z or Ctrl Y, with the Command key alike. */
export function stepOf(pressed: Pressed): Step | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = pressed;
  if (ctrlKey === metaKey || altKey || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(OWN_STEPS)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
