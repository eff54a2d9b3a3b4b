/** Longest wait in milliseconds for a frame, which a page in the background never gets. */
const LONGEST = 250;

/**
 * Runs `work` in a task of its own, once what stands in the document is painted. A task of right now would come before that, and make
 * it wait. Returns a function that calls it off.
 */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const once = () => {
    stop();
    work();
  };
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    task = setTimeout(once);
  });
  const late = setTimeout(once, LONGEST);
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(task);
  };
  return stop;
}
