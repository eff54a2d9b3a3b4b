import type { VisitorPosition } from './useSearch.ts';

/** Degrees are rounded to 3 decimals, about 100 m, before they go into an address or to a service. */
const roundedDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the device where it is; unavailable when it is refused or not known within ten seconds. */
export function readVisitorPosition(): Promise<VisitorPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          kind: 'known',
          coordinate: {
            latitude: roundedDegrees(coords.latitude),
            longitude: roundedDegrees(coords.longitude),
          },
        }),
      () => resolve({ kind: 'unavailable' }),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });
}
