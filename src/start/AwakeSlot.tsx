import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { earlyWords, giveWords, hearWords } from './earlyWords.ts';
import type { EarlyWords } from './earlyWords.ts';
import { focusableAt, hearsItself, placeOf, pressAgain } from './presses.ts';
import type { Place } from './presses.ts';

/** What a person had done in elements of the server by the time others took their place. */
export interface LeftBehind {
  /** What had the focus, if it was in there. */
  focused: Place;
  words: readonly EarlyWords[];
}

/** Reads it from the elements before they go. */
export const leftBehind = (sent: Element): LeftBehind => ({
  focused: placeOf(sent, document.activeElement),
  words: earlyWords(sent),
});

interface AwakeSlotProps {
  /** Of the part in it. */
  id: string;
  /** For a part that is drawn anew; without, it keeps the elements of the server. */
  left?: RefObject<LeftBehind | undefined>;
  children: ReactNode;
}

/**
 * The slot of a part whose code is there. Once it is drawn it hears for itself: first what was written while it slept,
 * before anything else can be pressed, then, when all in it is at work, what was pressed.
 */
export function AwakeSlot({ id, left, children }: AwakeSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = slot.current;
    if (!drawn) return;
    if (left?.current) {
      focusableAt(drawn, left.current.focused)?.focus({ preventScroll: true });
      giveWords(drawn, left.current.words);
    } else if (drawn.hasAttribute('data-sleeps')) hearWords(drawn);
  }, [left]);
  useEffect(() => {
    if (!slot.current) return;
    hearsItself(slot.current);
    pressAgain(id, slot.current);
  }, [id]);
  return (
    // The server's says that it sleeps, where it might have come later.
    <div className="slot" ref={slot} suppressHydrationWarning>
      {children}
    </div>
  );
}
