import { seedOf } from './seed.ts';
import { circle, path, picture, rect, rings, type Ink } from './shapes.ts';

const grounds: readonly [[ground: Ink, ring: Ink, seal: Ink, ribbon: Ink], ...[Ink, Ink, Ink, Ink][]] = [
  ['sand', 'paper', 'deep', 'hill'],
  ['pale', 'ring2', 'ink', 'mid'],
  ['deep', 'ring', 'paper', 'near'],
  ['sky', 'paper', 'deep', 'near'],
];

/** The picture of an award without one of its own: a seal with two ribbons; 1:1, the same for the same id. */
export function awardArt(id: string): string {
  const seed = seedOf(`award:${id}`);
  const [ground, ring, seal, ribbon] = seed.pick(grounds);
  return picture(
    200,
    200,
    rect(0, 0, 200, 200, ground) +
      rings(100, 84, 58, 4, ring, 3) +
      path('M68 104l-16 66l24 -12l16 22l14 -60zM132 104l16 66l-24 -12l-16 22l-14 -60z', ribbon) +
      circle(100, 84, 46, seal) +
      circle(100, 84, 17, 'sun'),
    'xMidYMid',
  );
}
