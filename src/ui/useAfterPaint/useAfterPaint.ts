import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was when the page was last painted: what is drawn with it never keeps waiting what else changed. A
 * deferred value of React's own would begin to be drawn before the browser has painted that.
 *
 * `first` is what it starts with.
 */
export function useAfterPaint<T>(value: T, first: T = value): T {
  const [painted, setPainted] = useState(() => first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is painted when the callbacks before it are through.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
