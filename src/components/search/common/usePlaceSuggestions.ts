import { useCallback, useEffect, useRef, useState } from 'react';
import { isCoordinate } from '#src/domain/distance/distance.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import {
  type AddressResult,
  placeSuggestions,
  shouldFetchPlaces,
} from '#src/domain/search/placeSuggestions.ts';

/** Milliseconds without a key before places are asked for (Q-321, C-060). */
export const PLACE_DELAY = 250;

/** A place a visitor can choose. */
export interface Place {
  id: string;
  name: string;
  position: Coordinate;
}

/** The suggestions for a text, and a way to have them at once. */
export interface PlaceSuggestions {
  places: Place[];
  isLoading: boolean;
  /** The text `places` answers; undefined before the first answer. */
  answered: string | undefined;
  /** There is no answer to the text: the service did not give one. */
  hasFailed: boolean;
  /** The suggestions for a text without the pause; [] when there are none or the service does not answer. */
  resolve: (text: string) => Promise<Place[]>;
}

/**
 * Places for what is typed: from the fourth character on, after 250 ms, towns first and at most 10
 * . A failure is logged, told apart from nothing found, and gives no places.
 */
export function usePlaceSuggestions(text: string, isTyping: boolean): PlaceSuggestions {
  const [found, setFound] = useState<{ text: string; places: Place[] | undefined }>();
  const cache = useRef(new Map<string, Promise<Place[] | undefined>>());
  const lookUp = useCallback((wanted: string): Promise<Place[] | undefined> => {
    const key = wanted.trim();
    if (!shouldFetchPlaces(key)) return Promise.resolve([]);
    const known = cache.current.get(key) ?? fetchPlaces(key);
    cache.current.set(key, known);
    void known.then((places) => {
      if (!places) cache.current.delete(key); // ask again next time
    });
    return known;
  }, []);
  const resolve = useCallback(async (wanted: string) => (await lookUp(wanted)) ?? [], [lookUp]);
  const wanted = text.trim();
  const asks = isTyping && shouldFetchPlaces(wanted);
  useEffect(() => {
    if (!asks) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void lookUp(wanted).then((places) => {
        if (isCurrent) setFound({ text: wanted, places });
      });
    }, PLACE_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asks, wanted, lookUp]);
  return {
    places: (asks && found?.places) || [],
    isLoading: asks && found?.text !== wanted,
    answered: found?.places && found.text,
    hasFailed: asks && found?.text === wanted && !found.places,
    resolve,
  };
}

/** Undefined when the service does not answer. */
async function fetchPlaces(text: string): Promise<Place[] | undefined> {
  try {
    // Two questions as the service wants them: towns, and everything (S-346).
    const [towns, all] = await Promise.all([ask(text, 'Municipality'), ask(text)]);
    const isTown = ({ entityType }: AddressResult) => entityType === 'Municipality';
    return placeSuggestions([...towns.filter(isTown), ...all]).map((result) => ({
      id: result.id,
      name: result.address.freeformAddress,
      position: { latitude: result.position.lat, longitude: result.position.lon },
    }));
  } catch {
    console.error('Unable to fetch locations');
    return undefined;
  }
}

async function ask(query: string, entityType?: 'Municipality'): Promise<AddressResult[]> {
  const params = new URLSearchParams({ query, ...(entityType && { entityType }) });
  const answer = await fetch(`/api/places?${params}`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const body: unknown = await answer.json();
  const results = isObject(body) && Array.isArray(body.results) ? (body.results as unknown[]) : [];
  return results.flatMap((result) => readPlace(result) ?? []);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One result of the site's places call: an id, a kind, an address in words and a position. */
function readPlace(wire: unknown): AddressResult | undefined {
  if (!isObject(wire) || typeof wire.id !== 'string' || typeof wire.freeformAddress !== 'string')
    return undefined;
  const position = isObject(wire.position) ? wire.position : {};
  if (!isCoordinate(position as Partial<Coordinate>)) return undefined;
  const { latitude, longitude } = position as unknown as Coordinate;
  return {
    id: wire.id,
    type: typeof wire.type === 'string' ? wire.type : '',
    ...(typeof wire.entityType === 'string' && { entityType: wire.entityType }),
    address: { freeformAddress: wire.freeformAddress },
    position: { lat: latitude, lon: longitude },
  };
}
