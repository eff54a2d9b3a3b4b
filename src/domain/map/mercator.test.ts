/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import fc from 'fast-check';
import { CRS, latLng } from 'leaflet';
import { mercator } from './mercator.ts';

it.each([
  [{ latitude: 0, longitude: 0 }, 0, 128, 128],
  [{ latitude: 0, longitude: -180 }, 3, 0, 1024],
  [{ latitude: 85.0511287798, longitude: 180 }, 1, 512, 0],
])('%j at zoom %d lies at %d, %d', (place, zoom, x, y) => {
  const at = mercator(place, zoom);
  expect(at.x).toBeCloseTo(x, 5);
  expect(at.y).toBeCloseTo(y, 5);
});

it('is where Leaflet puts tiles and pins', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(85), degrees(180), fc.integer({ min: 0, max: 18 }), (latitude, longitude, zoom) => {
      const drawn = CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), zoom);
      const reckoned = mercator({ latitude, longitude }, zoom);
      expect(Math.hypot(drawn.x - reckoned.x, drawn.y - reckoned.y)).toBeLessThan(0.01);
    }),
  );
});
