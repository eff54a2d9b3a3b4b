import { useCallback, useEffect, useState } from 'react';
import type { Coordinate } from '#src/domain/entities/common.ts';

/** Where the visitor is, as far as they let the browser say. It stays in the browser. */
export type Position =
  | { kind: 'not-asked' }
  | { kind: 'asking' }
  | { kind: 'known'; coordinate: Coordinate }
  | { kind: 'unavailable' };

const options: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };

/**
 * The visitor's position: read without a question only when they allowed it before, else when `ask` is called
 * from something they pressed.
 */
export function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ kind: 'not-asked' });
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setPosition({ kind: 'unavailable' });
      return;
    }
    setPosition({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setPosition({
          kind: 'known',
          coordinate: { latitude: coords.latitude, longitude: coords.longitude },
        }),
      () => setPosition({ kind: 'unavailable' }),
      options,
    );
  }, []);
  useEffect(() => {
    let isMounted = true;
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((status) => {
        if (isMounted && status.state === 'granted') ask();
      })
      .catch(() => undefined); // a browser that does not know the permission has not granted it
    return () => {
      isMounted = false;
    };
  }, [ask]);
  return { position, ask };
}
