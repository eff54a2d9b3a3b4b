import type { Store } from '#src/platform/store/Store.ts';
import { atOnce } from '../steps/atOnce.ts';
import { givingWay } from '../steps/givingWay.ts';
import { collectPlaces } from './places.ts';
import type { Places } from './places.ts';
import type { SearchCatalog } from './SearchCatalog.ts';

export interface KeptPlaces {
  /** The places of the directory; as they were while they are collected anew. */
  places(): Places;
  close(): void;
}

export interface KeepPlacesOptions {
  store: Store;
  catalog: Pick<SearchCatalog, 'placesVersion' | 'isBusy'>;
  log: (event: Record<string, unknown>) => void;
}

/**
 * Collects the places there are and keeps them until one may have moved, been named or gone. Then they are collected anew behind
 * the answers, a few milliseconds at a time: no search waits for it, but for one that comes before the first are there.
 */
export function keepPlaces({ store, catalog, log }: KeepPlacesOptions): KeptPlaces {
  let known: { version: number; places: Places } | undefined;
  let collecting: { version: number; steps: Generator<void, Places> } | undefined;
  let isClosed = false;
  const collect = async (): Promise<void> => {
    const begun = { version: catalog.placesVersion(), steps: collectPlaces(store) };
    collecting = begun;
    try {
      // Nothing comes of it where somebody could not wait.
      const places = (await givingWay(begun.steps)) as Places | undefined;
      if (places) known = { version: begun.version, places };
    } catch (error) {
      if (!isClosed) log({ event: 'search-update-failed', error: String(error) });
    } finally {
      collecting = undefined;
    }
  };
  const atLast = () => {
    const { version, steps } = collecting ?? {
      version: catalog.placesVersion(),
      steps: collectPlaces(store),
    };
    return { version, places: atOnce(steps) };
  };
  const ahead = setImmediate(() => {
    if (!known) void collect();
  });
  return {
    places() {
      known ??= atLast();
      // While an import is worked in they stand as they were.
      if (known.version !== catalog.placesVersion() && !collecting && !catalog.isBusy()) void collect();
      return known.places;
    },
    close() {
      isClosed = true;
      clearImmediate(ahead);
    },
  };
}
