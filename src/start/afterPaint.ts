/** Runs `work` when the document has been read to its end. */
export function whenRead(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

/** Runs `work` when all of the page has come: what others take their time for holds none of it up. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

/**
 * Runs `work` once the page has been painted and read to its end: before, what it asks for would share a phone's narrow
 * line with the styles.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  new PerformanceObserver(() => whenRead(once)).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted, and a browser may not tell.
  whenLoaded(() => setTimeout(once, document.hidden ? 0 : 1000));
}
