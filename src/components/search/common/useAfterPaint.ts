import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#src/browser/afterPaint.ts';

/**
 * The value, one paint late: what is drawn with the one before is on the screen until then. Drawn with a deferred value of React's
 * own, it would be in the way of that paint. `first` stands for the first value; of two that `mayNotWait` for each other the new one
 * counts at once.
 */
export function useAfterPaint<T>(
  value: T,
  { first = value, mayNotWait }: { first?: T; mayNotWait?: (shown: T, value: T) => boolean } = {},
): T {
  const [shown, setShown] = useState(first);
  const isUrgent = shown !== value && mayNotWait?.(shown, value) === true;
  if (isUrgent) setShown(value);
  const isBehind = shown !== value && !isUrgent;
  useEffect(() => {
    if (!isBehind) return undefined;
    return afterPaint(() => startTransition(() => setShown(value)));
  }, [isBehind, value]);
  return isUrgent ? value : shown;
}
