import { building } from './buildings.ts';
import { backdrop, bushes, ground, trees } from './landscape.ts';
import { palettes, type PaletteName } from './palette.ts';
import { seedOf } from './seed.ts';
import { picture } from './shapes.ts';

/** The frame of a drawing: its size, and where the ground begins. */
const FRAMES = {
  card: { width: 800, height: 500, base: 432 },
  // Words cover the lowest fifth: the tallest tower stands whole above them.
  wide: { width: 1360, height: 440, base: 350 },
} as const;

/**
 * The picture of a facility: SVG markup, 8:5 or wide, the same for the same id.
 * @param id the entity id; decides palette, place of the arcs, landscape, trees and the building's details
 * @param kind the location type in words or as a slug ("Urgent Care", "birth-center"); decides the building
 * @param options.frame `wide` for the head of a page, whose lower edge is covered
 */
export function facilityArt(
  id: string,
  kind = '',
  { frame = 'card' }: { frame?: keyof typeof FRAMES | undefined } = {},
): string {
  const seed = seedOf(`facility:${id}`);
  const light = seed.pick<PaletteName>(['day', 'day', 'sand', 'dusk']);
  const p = palettes[light];
  const { width, height, base } = FRAMES[frame];
  const house = building(seed, p, kind, width / 2 + seed.int(-36, 36), base);
  return picture(
    width,
    height,
    backdrop(seed, p, width, base + 2) +
      ground(p, width, base) +
      house.body +
      bushes(seed, p, base + 1, [house.left + 26, house.right - 30]) +
      trees(seed, p, width, base + 6, house.left, house.right),
  );
}
