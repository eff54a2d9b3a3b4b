import type { Coordinate } from '#src/domain/entities/common.ts';

/** Pixels of a tile's side. */
const TILE = 256;

/** Where a place lies on a Web Mercator map of a zoom: pixels from the top left of the world. */
export function mercator({ latitude, longitude }: Coordinate, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}
