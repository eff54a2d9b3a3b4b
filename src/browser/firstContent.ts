/** Longest wait for an island's first content before its later parts come anyway, in milliseconds. */
const longestWaitMs = 3000;
const eventName = 'site:first-content';
let isShown = false;

/** An island that loads its own content says that it has shown it, so that what is less urgent may load. */
export function firstContentShown(): void {
  if (isShown) return;
  isShown = true;
  window.dispatchEvent(new Event(eventName));
}

/** Runs `work` once first content is shown, or after three seconds. Returns a function that calls it off. */
export function afterFirstContent(work: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    stop();
    work();
  };
  const timer = setTimeout(once, isShown ? 0 : longestWaitMs);
  const stop = () => {
    isDone = true;
    clearTimeout(timer);
    window.removeEventListener(eventName, once);
  };
  window.addEventListener(eventName, once);
  return stop;
}
