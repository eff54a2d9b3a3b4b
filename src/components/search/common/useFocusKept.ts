import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Where somebody stood when they changed a search. */
interface Stand {
  element: HTMLElement;
  /** The list it is in and its place there: of pills, of tips. */
  list: Element | null;
  index: number;
}

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Keeps the focus of a search where a person goes on reading. Whoever changes the search calls the returned function
 * first. As long as what they stood on stays, so does the focus. When it goes, at once or with the answer, the focus is on
 * what took its place in its list, else on the heading of the open dialog, else where the results begin.
 */
export function useFocusKept(results: RefObject<HTMLElement | null>): () => void {
  const stand = useRef<Stand>(undefined);

  // After every drawing, because an element may go at once (a pill) or with the answer (a spelling).
  useLayoutEffect(() => {
    const left = stand.current;
    if (!left || left.element.isConnected) return;
    stand.current = undefined;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const neighbour = left.list?.isConnected ? stopAt(left.list, left.index) : undefined;
    const dialog = document.querySelector<HTMLElement>('dialog[open] h2');
    (neighbour ?? dialog ?? results.current)?.focus({ preventScroll: true });
  });

  return useCallback(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      stand.current = undefined;
      return;
    }
    const item = element.closest('li');
    const list = item?.parentElement ?? null;
    stand.current = { element, list, index: item && list ? [...list.children].indexOf(item) : 0 };
  }, []);
}

/** What can be focused in the item at a place of a list, or in its last one. */
function stopAt(list: Element, index: number): HTMLElement | undefined {
  const item = list.children[Math.min(index, list.children.length - 1)];
  return item?.querySelector<HTMLElement>(STOPS) ?? undefined;
}
