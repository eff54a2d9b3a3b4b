import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readCompared, toggleCompared } from '#src/domain/compare/compareList.ts';

/** Where the device keeps the list, and the event by which one part of a page tells another. */
const KEY = 'compared';
const CHANGE = 'site:compared';

/** The list as text; a browser that keeps nothing has an empty one. */
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, ids.join(','));
    else localStorage.removeItem(KEY);
  } catch {
    return; // a browser that keeps nothing shows the control unpressed
  }
  window.dispatchEvent(new Event(CHANGE));
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHANGE, notify);
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(CHANGE, notify);
    window.removeEventListener('storage', notify);
  };
}

/**
 * The providers a visitor wants to compare: ids only, kept on the device, sent nowhere until they open the page that
 * compares. Empty on the server and in the first render.
 */
export function useCompared(): { ids: string[]; toggle: (id: string) => void; clear: () => void } {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  const ids = useMemo(() => readCompared(text), [text]);
  const toggle = useCallback((id: string) => keep(toggleCompared(readCompared(stored()), id)), []);
  const clear = useCallback(() => keep([]), []);
  return { ids, toggle, clear };
}
