import { usePage } from '#src/context/PageContext.tsx';
import { setConsent, STREETS_CONSENT } from '#src/browser/consent.ts';
import { useConsent } from '#src/browser/useConsent.ts';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';

export interface Streets {
  /** The street map of this installation, if it has one. */
  offered?: MapTiles | undefined;
  /** It, once it may be drawn: one of another party when the visitor allows it, the site's own at once. */
  drawn?: MapTiles | undefined;
  /** Allows a street map of another party, or no longer, for every page. */
  allow: (isAllowed: boolean) => void;
}

/** Streets for a map (decision 115). */
export function useStreets(): Streets {
  const { mapTiles } = usePage().config;
  const isAllowed = useConsent(STREETS_CONSENT);
  return {
    offered: mapTiles,
    drawn: mapTiles && (!mapTiles.host || isAllowed) ? mapTiles : undefined,
    allow: (isWanted) => setConsent(STREETS_CONSENT, isWanted),
  };
}
