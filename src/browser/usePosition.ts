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
  const locate = useCallback((ifNot: Position) => {
    if (!('geolocation' in navigator)) {
      setPosition(ifNot);
      return;
    }
    setPosition({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setPosition({
          kind: 'known',
          coordinate: { latitude: coords.latitude, longitude: coords.longitude },
        }),
      () => setPosition(ifNot),
      options,
    );
  }, []);
  const ask = useCallback(() => locate({ kind: 'unavailable' }), [locate]);
  useEffect(() => {
    let isMounted = true;
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((status) => {
        // Nobody asked just now, so nobody is told when it fails.
        if (isMounted && status.state === 'granted') locate({ kind: 'not-asked' });
      })
      .catch(() => undefined); // a browser that does not know the permission has not granted it
    return () => {
      isMounted = false;
    };
  }, [locate]);
  return { position, ask };
}
