import { building } from './buildings.ts';
import { backdrop, bushes, ground, trees } from './landscape.ts';
import { palettes, type PaletteName } from './palette.ts';
import { seedOf } from './seed.ts';
import { picture } from './shapes.ts';

/**
 * The picture of a facility: SVG markup, 8:5, the same for the same id.
 * @param id the entity id; decides palette, place of the arcs, landscape, trees and the building's details
 * @param kind the location type in words or as a slug ("Urgent Care", "birth-center"); decides the building
 * @param palette light of the scene, when a page wants a certain one
 */
export function facilityArt(id: string, kind = '', palette?: PaletteName): string {
  const seed = seedOf(`facility:${id}`);
  const light = seed.pick<PaletteName>(['day', 'day', 'sand', 'dusk']);
  const p = palettes[palette ?? light];
  const base = 432;
  const house = building(seed, p, kind, 400 + seed.int(-36, 36), base);
  return picture(
    800,
    500,
    backdrop(seed, p, 800, base + 2) +
      ground(p, 800, base) +
      house.body +
      bushes(seed, p, base + 1, [house.left + 26, house.right - 30]) +
      trees(seed, p, 800, base + 6, house.left, house.right),
  );
}
