/** How far outside the viewport something is near (C-072). */
const MARGIN = '500px 0px';

/** Runs `work` when an element, which has to have a box, comes near the viewport. Returns a function that calls it off. */
export function whenNear(element: Element, work: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    work();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
