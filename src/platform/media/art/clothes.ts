import type { Ink, Paint } from './inks.ts';
import { circle, opacity, path, rect, stroke } from './shapes.ts';

/** Inks of what somebody wears. */
export interface Clothes {
  shirt: Ink;
  cloth: Ink;
  cloth2: Ink;
  /** A cover of the head. */
  wrap: Ink;
  wrap2: Ink;
  /** A tie to the collar. */
  tie: boolean;
  /** The pin, the buttons or the tie: the one coral thing, unless something else is. */
  pin: Paint;
}

const SHOULDERS = 'M20 240C22 200 52 186 98 176L120 190L142 176C188 186 218 200 220 240z';

/** Clothes of a bust of 240 by 240. */
export const DRESSES = {
  coat: (k: Clothes) =>
    path(SHOULDERS, k.shirt) +
    path('M96 176C52 185 20 200 18 240H114L98 200z', 'paper') +
    path('M144 176C188 185 220 200 222 240H126L142 200z', 'paper') +
    path('M97 175L86 190L104 204L98 214L118 240H113L92 212L80 190z', 'sea') +
    path('M143 175L154 190L136 204L142 214L122 240H127L148 212L160 190z', 'sea') +
    rect(158, 218, 22, 13, 'sea', 2) +
    circle(161, 205, 3.6, k.pin),
  scrubs: (k: Clothes) =>
    path(SHOULDERS, k.cloth) +
    path('M98 176L120 212L142 176L150 178L120 224L90 178z', k.cloth2) +
    rect(156, 214, 26, 24, k.cloth2, 3) +
    circle(150, 206, 4.4, k.pin),
  crew: (k: Clothes) =>
    path('M20 240C22 200 52 186 96 176C104 192 136 192 144 176C188 186 218 200 220 240z', k.cloth) +
    stroke('M95 177C104 195 136 195 145 177', k.cloth2, 6),
  cardigan: (k: Clothes) =>
    path(SHOULDERS, k.shirt) +
    path('M95 176C52 185 20 200 18 240H104L100 206z', k.cloth) +
    path('M145 176C188 185 220 200 222 240H136L140 206z', k.cloth) +
    stroke('M100 204L106 240M140 204L134 240', k.cloth2, 4) +
    circle(144, 209, 2.8, k.pin) +
    circle(142, 225, 2.8, k.pin),
  collar: (k: Clothes) =>
    path(SHOULDERS, k.cloth) +
    path('M98 174L120 196L104 210L90 182z', k.cloth2) +
    path('M142 174L120 196L136 210L150 182z', k.cloth2) +
    (k.tie
      ? path('M113 198h14l-3 11l7 31h-22l7-31z', k.pin)
      : circle(120, 209, 2.4, k.cloth2) + circle(120, 225, 2.4, k.cloth2)),
  turtle: (k: Clothes) =>
    path('M20 240C22 200 52 188 98 178H142C188 188 218 200 220 240z', k.cloth) +
    path('M100 158C112 168 128 168 140 158L144 184C130 194 110 194 96 184z', k.cloth2),
  drape: (k: Clothes) =>
    path(SHOULDERS, k.shirt) +
    path('M20 240C22 206 44 190 90 178C118 196 164 214 176 240z', k.cloth) +
    stroke('M90 179C116 198 158 214 172 240', k.pin, 4),
  jacket: (k: Clothes) =>
    path(SHOULDERS, k.shirt) +
    path('M94 176C52 185 20 200 18 240H116L96 196z', k.cloth) +
    path('M146 176C188 185 220 200 222 240H124L144 196z', k.cloth) +
    path('M95 175L82 196L100 206L118 240L96 196z', k.cloth2) +
    path('M145 175L158 196L140 206L122 240L144 196z', k.cloth2),
};

/** Covers of the head: what lies behind it and what before it. Below a hijab no hair is drawn. */
export const COVERS = {
  hijab: {
    behind: (k: Clothes) =>
      path(
        'M120 26C78 26 62 60 66 104C68 140 50 170 42 214C84 232 156 232 198 214C190 170 172 140 174 104C178 60 162 26 120 26z',
        k.wrap,
      ),
    before: (k: Clothes) =>
      path(
        'M120 26C78 26 62 60 66 104C68 136 84 164 120 170C156 164 172 136 174 104C178 60 162 26 120 26zM120 55C143 55 154 74 153 100C152 126 138 148 120 148C102 148 88 126 87 100C86 74 97 55 120 55z',
        k.wrap,
        ' fill-rule="evenodd"',
      ) +
      path('M74 128C88 156 130 172 186 178C176 200 118 200 78 176C68 166 70 144 74 128z', k.wrap2) +
      stroke('M88 62C100 44 140 44 152 62', k.wrap2, 3, opacity(0.8)) +
      circle(84, 160, 4.4, 'sun'),
  },
  turban: {
    behind: () => '',
    before: (k: Clothes) =>
      path(
        'M72 84C64 40 92 18 120 18C148 18 176 40 168 84C152 66 136 60 120 60C104 60 88 66 72 84z',
        k.wrap,
      ) +
      stroke(
        'M76 74C92 52 118 42 160 44M80 56C100 38 124 32 150 34M164 74C148 56 134 50 120 48',
        k.wrap2,
        4.5,
      ) +
      circle(120, 40, 4, 'sun'),
  },
  wrap: {
    behind: () => '',
    before: (k: Clothes) =>
      path(
        'M78 82C70 48 92 26 122 26C152 26 170 48 162 82C148 66 132 60 120 60C106 60 92 66 78 82z',
        k.wrap,
      ) +
      circle(134, 24, 19, k.wrap) +
      circle(112, 22, 15, k.wrap2) +
      stroke('M84 70C100 50 138 44 158 62', k.wrap2, 5) +
      circle(148, 27, 4, 'sun'),
  },
  kippah: {
    behind: () => '',
    before: (k: Clothes) => path('M92 50C98 31 142 31 148 50C132 43 108 43 92 50z', k.wrap),
  },
  cap: {
    behind: () => '',
    before: (k: Clothes) =>
      path(
        'M78 82C72 40 96 26 120 26C144 26 168 40 162 82C148 76 134 73 120 73C106 73 92 76 78 82z',
        k.wrap,
      ) + stroke('M78 80C92 73 106 71 120 71C134 71 148 73 162 80', k.wrap2, 6),
  },
};

/** Covers and dresses with something coral. */
export const PINNED_COVERS: ReadonlySet<keyof typeof COVERS> = new Set(['hijab', 'turban', 'wrap']);
export const PINNED_DRESSES: ReadonlySet<keyof typeof DRESSES> = new Set([
  'coat',
  'scrubs',
  'cardigan',
  'drape',
]);
