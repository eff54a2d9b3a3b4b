import { bushes } from './landscape.ts';
import { palettes } from './palette.ts';
import { seedOf } from './seed.ts';
import {
  arch,
  box,
  circle,
  glints,
  ink,
  n,
  path,
  picture,
  rect,
  ridge,
  rings,
  stroke,
  type Ink,
} from './shapes.ts';

const grove = (trees: readonly (readonly [x: number, base: number, h: number])[], fill: Ink): string =>
  trees
    .map(
      ([x, base, h]) =>
        `<ellipse cx="${n(x)}" cy="${n(base - h * 0.6)}" rx="${n(h * 0.24)}" ry="${n(h * 0.4)}" fill="${ink(fill)}"/>` +
        stroke(`M${n(x)} ${n(base)}v${n(-h * 0.4)}`, fill, Math.max(4, h * 0.045)),
    )
    .join('');

/**
 * The picture of the home page: the clinic at the shore in the morning. 880 × 640, to be cut from the
 * right: the disc stands at two fifths of the width, where both the phone and the arc mask keep it.
 */
export function homeHeroArt(): string {
  const p = palettes.day;
  const sx = 410;
  const horizon = 352;
  return picture(
    880,
    640,
    rect(0, 0, 880, 640, p.sky) +
      rings(sx, 228, 99, 8, p.ring, 2) +
      circle(sx, 228, 63, p.disc) +
      ridge([330, 306, 342, horizon, 340, 316, 330], 880, 420, p.far) +
      path(`M0 ${horizon + 12}Q300 ${horizon - 2} 470 ${horizon}T880 ${horizon + 24}V470H0z`, p.water) +
      glints(sx, horizon + 6, 122, 4, 'sun', [0, 0, 2, 20]) +
      path('M0 402C140 396 230 418 340 462S620 470 700 424S840 376 880 372V560H0z', p.mid) +
      path('M0 456C120 470 200 492 330 484S620 492 880 404V640H0z', p.grass) +
      grove(
        [
          [262, 492, 68],
          [282, 494, 86],
          [303, 490, 62],
          [572, 482, 96],
          [594, 484, 118],
          [622, 480, 84],
        ],
        p.tree,
      ) +
      // the clinic
      rect(440, 434, 108, 51, p.wall2) +
      rect(437, 430, 116, 6, p.roof) +
      path([0, 1, 2, 3].map((at) => box(456 + at * 24, 447, 13, 19)).join(''), p.glass) +
      path('M326 486v-58l60 -32l60 32v58z', p.wall) +
      stroke('M316 430l70 -36l70 36', 'sun', 7) +
      path(box(382, 413, 7, 17) + box(377, 418, 17, 7), p.glass) +
      path(box(342, 438, 20, 20) + box(410, 438, 20, 20), p.glass) +
      path(arch(386, 486, 22, 37), p.door) +
      bushes(seedOf('home'), p, 487, [336, 436, 532]) +
      // the way to the door
      path(
        'M376 486C384 500 440 500 438 534C436 566 384 570 378 640H484C470 590 500 570 480 540C462 512 398 508 396 486z',
        p.path,
      ) +
      grove(
        [
          [96, 572, 128],
          [140, 584, 172],
          [182, 586, 116],
        ],
        p.tree,
      ) +
      path('M0 540C120 540 250 572 360 640H0z', p.front) +
      path('M530 640C590 584 680 552 880 540V640z', p.front) +
      grove(
        [
          [664, 604, 150],
          [704, 606, 108],
          [800, 590, 168],
          [846, 596, 120],
        ],
        p.tree,
      ),
    'xMidYMid',
  );
}
