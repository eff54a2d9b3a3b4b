import { useEffect, useState } from 'react';
import { breathe } from '#src/browser/breathe.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { type AddressBar, createSearchSession, type SearchSession } from './createSearchSession.ts';
import { readVisitorPosition } from './readVisitorPosition.ts';
import type { SearchScreen } from './SearchScreen.ts';
import type { ServerSearch } from './useSearch.ts';

// A state object of its own keeps the site framework's router from taking these entries for its pages.
const OWN_ENTRY = { search: true };

const browserBar: AddressBar = {
  path: () => window.location.pathname,
  query: () => window.location.search,
  replace: (address) => window.history.replaceState(OWN_ENTRY, '', address),
  push: (address) => window.history.pushState(OWN_ENTRY, '', address),
};

/**
 * The session of a search page, at work in its browser. The search client is loaded and made when the browser first
 * asks something, or at the first touch or focus: nothing of a visitor is ever held on the server, and who only reads
 * does not wait for it.
 */
export function useSearchSession(
  screen: SearchScreen,
  served: ServerSearch | undefined,
  id: string,
): SearchSession {
  const { config, locale, mode } = usePage();
  const isLive = mode !== 'edit';
  const [session] = useState(() =>
    createSearchSession({
      screen,
      served,
      addressBar: browserBar,
      readPosition: readVisitorPosition,
      openEngine: async () => {
        const { createSearchEngine } = await import(
          /* webpackChunkName: "search-engine" */ './searchEngine.ts'
        );
        await breathe();
        return createSearchEngine(config.search, {
          experienceKey: screen.experienceKey,
          headlessId: `search-${id}`,
          locale,
          origin: window.location.origin,
          ...(screen.restrictsAll && { restrictTo: screen.verticals }),
        });
      },
    }),
  );

  useEffect(() => {
    if (!isLive) return undefined;
    const { prepare, followAddress, backOnline } = session;
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    document.addEventListener('pointerdown', prepare, once);
    document.addEventListener('focusin', prepare, once);
    window.addEventListener('popstate', followAddress, { signal: stop.signal });
    window.addEventListener('online', backOnline, { signal: stop.signal });
    session.begin();
    return () => stop.abort();
  }, [isLive, session]);

  return session;
}
