import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** What is asked anew when pages were made, moved, published or deleted. */
const STALE = new Set(['pages', 'page', 'page-facts', 'bin', 'older', 'translated', 'flow']);

/** Asks the platform anew for all that is shown of pages. */
export function useRefreshPages(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate((key) => Array.isArray(key) && STALE.has(String(key[0]))), [mutate]);
}
