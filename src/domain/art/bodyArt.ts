import { circle, path, picture, rect, ridge, rings } from './shapes.ts';

/** A standing figure for an index by parts of the body; 296 × 500. It says nothing of anybody: no face, no clothes. */
export function bodyArt(): string {
  return picture(
    296,
    500,
    rect(0, 0, 296, 500, 'pale') +
      rings(148, 150, 70, 6, 'paper', 2.5) +
      ridge([392, 380, 398, 384, 376, 392], 296, 500, 'sea') +
      ridge([452, 446, 458, 444, 452], 296, 500, 'far') +
      circle(148, 58, 36, 'near') +
      rect(134, 84, 28, 36, 'near') +
      path(
        'M112 116H184C206 116 212 130 216 148L234 252C238 276 214 282 208 260L192 184V454C192 478 156 478 156 454L150 312H146L140 454C140 478 104 478 104 454V184L88 260C82 282 58 276 62 252L80 148C84 130 90 116 112 116z',
        'near',
      ),
    'xMidYMid',
  );
}
