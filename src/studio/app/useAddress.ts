import { useCallback, useEffect, useState } from 'react';

/** Parts of the Studio's address after `/studio`: the screen, then what is open on it. */
export interface Address {
  parts: readonly string[];
  /** Goes to another address of the Studio, such as `pages/ID/en`; one that can be gone back from, unless it replaces. */
  go: (path: string, how?: 'push' | 'replace') => void;
}

const read = () => location.pathname.split('/').slice(2).filter(Boolean).map(decodeURIComponent);
const MOVED = 'meridian:address';

/** What is open stands in the address, so that it can be kept, sent and gone back to. */
export function useAddress(): Address {
  const [parts, setParts] = useState(read);
  useEffect(() => {
    const moved = () => setParts(read());
    addEventListener('popstate', moved);
    addEventListener(MOVED, moved);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener(MOVED, moved);
    };
  }, []);
  const go = useCallback<Address['go']>((path, how = 'push') => {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', `/studio/${path}`);
    dispatchEvent(new Event(MOVED));
  }, []);
  return { parts, go };
}
