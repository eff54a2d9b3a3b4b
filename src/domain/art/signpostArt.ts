import { circle, ink, path, picture, rect, ridge, rings, stroke, type Ink } from './shapes.ts';

const tree = (x: number, base: number, height: number, fill: Ink): string =>
  stroke(`M${x} ${base}v${-height * 0.5}`, fill, 6) +
  `<ellipse cx="${x}" cy="${base - height * 0.66}" rx="${height * 0.24}" ry="${height * 0.36}" fill="${ink(fill)}"/>`;

/** Two arms of a signpost where a path parts; 480 × 480, whose middle stands a wide crop, too. */
export function signpostArt(): string {
  return picture(
    480,
    480,
    rect(0, 0, 480, 480, 'sand') +
      rings(330, 150, 68, 6, 'paper', 3) +
      circle(330, 150, 52, 'sun') +
      ridge([284, 268, 306, 272, 262, 288], 480, 480, 'sand-far') +
      ridge([350, 336, 318, 336, 306, 318], 480, 480, 'sand-mid') +
      ridge([408, 396, 378, 392, 366, 378], 480, 480, 'near') +
      stroke(
        'M128 336C190 344 232 346 250 352M402 338C350 354 300 352 268 360',
        'wall',
        9,
        ' stroke-linecap="round"',
      ) +
      path(
        'M240 350C262 366 300 378 296 402C292 426 236 442 222 480H284C280 452 330 430 330 402C330 378 286 366 270 350z',
        'wall',
      ) +
      tree(72, 406, 84, 'ink') +
      tree(420, 404, 108, 'ink') +
      rect(174, 164, 12, 246, 'ink', 6) +
      path('M96 186H202L224 207L202 228H96z', 'paper') +
      stroke('M113 207h68', 'mid', 6, ' stroke-linecap="round"') +
      path('M270 244H164L140 266L164 288H270z', 'hill') +
      stroke('M186 266h64', 'ring2', 6, ' stroke-linecap="round"'),
    'xMidYMid',
  );
}
