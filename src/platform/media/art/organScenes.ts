import type { Light } from './lights.ts';
import type { Scene } from './Scene.ts';
import {
  circle,
  circles,
  clipped,
  dropOutline,
  each,
  ellipse,
  group,
  heartOutline,
  n,
  opacity,
  outline,
  path,
  rect,
  ridge,
  stroke,
} from './shapes.ts';
import { leaf } from './things.ts';

const W = 480;
const H = 320;

const heart: Scene = {
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['plain', 'hills', 'coast'],
  draw: (p) =>
    [1.95, 1.62, 1.32]
      .map((m) => path(heartOutline(240, 132, 72 * m), 'none', outline(p.ring, 2.6)))
      .join('') +
    path(heartOutline(240, 132, 72), 'sun') +
    stroke('M205 92C196 98 192 112 194 124', 'paper', 6, opacity(0.65)) +
    ridge([250, 232, 244, 226, 246], W, H, p.mid) +
    ridge([276, 268, 282, 266, 280], W, H, p.front) +
    stroke('M0 262H128l13 -11l13 11h26l15 -52l23 86l18 -58l12 24h26l14 -13l13 13H480', 'paper', 4.4),
};

const lungs: Scene = {
  lights: ['sand', 'day', 'tide', 'dusk'],
  grounds: ['plain', 'hills', 'meadow', 'coast'],
  arcs: [240, 88, 34],
  sun: [392, 66, 24],
  isSunBehind: true,
  draw: (p) =>
    stroke('M240 44V128', p.body3, 17) +
    stroke('M240 122C240 142 224 146 206 160M240 122C240 142 256 146 274 160', p.body3, 14) +
    path(
      'M216 112C188 76 140 118 124 186C114 232 118 264 136 268C168 272 206 262 218 242C226 226 224 138 216 112z',
      p.body,
    ) +
    path(
      'M264 112C292 76 340 118 356 186C366 232 362 264 344 268C312 272 286 262 270 246C254 226 256 138 264 112z',
      p.body,
    ) +
    stroke(
      'M216 152C200 160 186 178 168 196M196 168C196 196 186 214 166 236M190 174C172 172 162 168 152 172M178 222C188 232 192 240 192 250M172 192C160 196 150 208 142 222',
      p.vein,
      6,
    ) +
    stroke(
      'M264 152C280 160 294 178 312 196M284 168C284 196 294 214 314 236M290 174C308 172 318 168 328 172M302 222C292 232 288 240 288 250M308 192C320 196 330 208 338 222',
      p.vein,
      6,
    ) +
    stroke('M240 48V120M233 60h14M233 76h14M233 92h14', p.ring, 3, opacity(0.75)) +
    leaf(92, 140, 26, -70, p.mid) +
    leaf(74, 176, 20, -95, p.mid) +
    leaf(390, 130, 26, 65, p.mid) +
    leaf(410, 168, 20, 90, p.mid),
};

const bones: Scene = {
  companions: { plant: 420 },
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['hills', 'plain', 'coast'],
  arcs: [262, 142, 58],
  draw: (p) =>
    stroke('M92 26L262 142L196 330', p.body, 104) +
    stroke('M64 8L222 114', 'paper', 26) +
    circle(216, 128, 20, 'paper') +
    circle(236, 100, 20, 'paper') +
    stroke('M246 190L206 330', 'paper', 24) +
    circle(236, 180, 19, 'paper') +
    circle(264, 190, 17, 'paper') +
    stroke('M222 156C232 166 244 168 256 162', p.obj2, 5) +
    circle(278, 132, 25, 'sun') +
    stroke(
      'M330 92A84 84 0 0 1 334 186M352 80A110 110 0 0 1 358 200',
      p.body2,
      4,
      ' stroke-dasharray="1 11"',
    ),
};

/** A hair in its bulb, leaning to one side. */
const hair = (x: number, length: number, side: number, p: Light): string =>
  stroke(
    `M${x} 250C${x} 210 ${x + side * 4} 190 ${x + side * 6} 168C${x + side * 9} ${n(168 - length * 0.6)} ${x + side * 18} ${168 - length} ${x + side * 34} ${n(168 - length * 1.1)}`,
    p.body3,
    5,
  ) +
  ellipse(x, 254, 11, 15, p.body3) +
  stroke(`M${x - 13} 246V200M${x + 13} 246V200`, 's2', 3, opacity(0.8));

const skin: Scene = {
  lights: ['day', 'sand', 'tide'],
  grounds: [],
  arcs: [360, 66, 46],
  sun: [360, 66, 30],
  isSunBehind: true,
  draw: (p) =>
    ridge([170, 158, 174, 160, 176, 164], W, H, 's1') +
    ridge([182, 170, 186, 172, 188, 176], W, H, 's2') +
    each(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => [at]),
      ([at = 0]) => rect(8 + at * 40 + (at % 2) * 3, 188 + Math.sin(at * 0.9 + 0.4) * 7, 32, 15, 'wall', 7),
    ) +
    ridge([214, 204, 220, 206, 222, 208], W, H, 's3') +
    ridge([272, 264, 278, 264, 276, 268], W, H, p.mid) +
    each(
      [
        [96, 62, -1],
        [196, 74, 1],
        [300, 66, -1],
        [408, 58, 1],
      ],
      ([x, length, side]) => hair(x, length, side, p),
    ) +
    stroke(
      'M146 302c10 -18 28 -10 24 -30M250 306c-6 -20 14 -18 10 -36M352 304c10 -16 24 -8 22 -28',
      p.body2,
      5,
    ) +
    path(dropOutline(248, 128, 12), p.body) +
    circles(
      [
        [50, 226, 5],
        [150, 238, 5],
        [252, 232, 5],
        [356, 238, 5],
        [448, 230, 5],
      ],
      's4',
    ),
};

const LIDS = 'M62 170C130 62 350 62 418 170C350 268 130 268 62 170z';
const RAYS = Array.from({ length: 28 }, (_, at) => {
  const turn = (at / 28) * 2 * Math.PI;
  const to = (far: number) => `${n(240 + Math.cos(turn) * far)} ${n(164 + Math.sin(turn) * far)}`;
  return `M${to(44)}L${to(at % 2 ? 66 : 58)}`;
}).join('');

const eyes: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: [],
  arcs: [240, 160, 108],
  draw: (p) =>
    ridge([250, 268, 246, 262, 250], W, H, p.far) +
    ridge([288, 280, 292, 278, 288], W, H, p.mid) +
    path(LIDS, 'paper') +
    clipped(
      'eye',
      `<path d="${LIDS}"/>`,
      circle(240, 164, 78, p.body) +
        circle(240, 164, 78, 'none', outline(p.body3, 7)) +
        stroke(RAYS, p.vein, 3.4, opacity(0.8)) +
        circle(240, 164, 36, 'night') +
        circle(254, 150, 12.5, 'sun') +
        path('M62 170C130 62 350 62 418 170V150C350 60 130 60 62 150z', p.body3, opacity(0.12)),
    ) +
    stroke('M62 170C130 62 350 62 418 170', p.body3, 9) +
    stroke('M84 104C150 28 330 28 396 104', p.body2, 6, opacity(0.5)) +
    stroke(
      'M92 132L74 112M140 100L128 76M196 82L190 56M284 82L290 56M340 100L352 76M388 132L406 112',
      p.body3,
      6,
    ),
};

const ears: Scene = {
  companions: { cloud: 420 },
  lights: ['tide', 'dusk'],
  grounds: ['plain', 'hills', 'coast'],
  arcs: [122, 150, 44],
  sun: [122, 150, 26],
  draw: () =>
    path(
      'M262 44C328 36 372 86 364 146C358 190 328 204 320 232C312 266 290 284 262 276C236 268 232 244 240 222C206 206 192 166 196 124C200 80 224 48 262 44z',
      's3',
    ) +
    stroke('M224 132C226 96 246 74 272 74C308 74 336 102 332 142C328 172 306 186 298 212', 'd3', 9) +
    stroke(
      'M252 142C254 116 268 106 282 110C300 116 304 140 290 156C280 168 266 166 262 180C258 194 270 204 282 198',
      'd3',
      8,
    ),
  over: () => stroke('M156 120A44 44 0 0 1 156 180M176 102A70 70 0 0 1 176 198', 'paper', 6),
};

const STOMACH =
  'M198 20h34C230 66 236 88 256 94C316 78 362 116 360 178C358 246 298 282 232 264C200 256 186 262 180 300h-36C142 250 168 226 206 228C226 228 240 214 238 192C234 158 200 128 198 20z';

const digestion: Scene = {
  companions: { trees: 60, cloud: 88 },
  lights: ['sand', 'day', 'tide', 'dusk'],
  grounds: ['plain', 'hills', 'coast', 'meadow'],
  arcs: [268, 186, 64],
  draw: (p) =>
    path(STOMACH, p.body) +
    clipped(
      'stomach',
      `<path d="${STOMACH}"/>`,
      ridge([320, 320, 262, 204, 216, 204, 214], W, H, p.body2) +
        ridge([320, 320, 276, 238, 246, 236, 246], W, H, p.body3),
    ) +
    stroke('M332 138C344 160 344 190 334 212', p.vein, 6, opacity(0.8)) +
    circle(290, 168, 26, 'sun') +
    leaf(290, 145, 20, 36, p.body3) +
    stroke('M290 146c0 -6 1 -9 3 -13', p.body3, 3.4) +
    stroke('M214 44V70', p.vein, 5, opacity(0.7)),
};

const kidney = (p: Light): string =>
  path(
    'M0 -70C-44 -70 -64 -34 -64 0C-64 42 -42 74 -4 70C22 68 26 42 12 24C2 10 2 -10 12 -24C28 -44 24 -70 0 -70z',
    p.body3,
  ) +
  stroke('M-40 -26C-30 -46 -14 -50 -4 -48M-46 6C-42 32 -28 46 -14 48', p.mid, 5) +
  stroke('M14 2C-6 2 -14 -12 -20 -22M14 2C-6 4 -14 16 -20 26M14 2H-26', p.far, 6);

const kidneys: Scene = {
  companions: { cloud: 70 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['coast', 'plain', 'hills'],
  arcs: [240, 96, 42],
  sun: [240, 92, 25],
  isSunBehind: true,
  draw: (p) =>
    stroke('M186 150C216 158 222 196 224 250M294 150C264 158 258 196 256 250', p.body2, 8) +
    group('translate(164 142)', kidney(p)) +
    group('translate(316 142) scale(-1 1)', kidney(p)) +
    path(
      'M196 246C196 232 216 240 240 240C264 240 284 232 284 246C288 276 266 292 240 292C214 292 192 276 196 246z',
      p.body,
    ) +
    stroke('M206 262C218 256 228 266 240 260C252 254 262 266 274 260', p.vein, 4),
};

const brain: Scene = {
  companions: { trees: 62 },
  lights: ['dusk', 'tide'],
  grounds: ['hills', 'coast', 'plain'],
  arcs: [214, 128, 30],
  draw: (p) =>
    path('M284 206C292 236 286 262 296 300H262C262 268 254 240 246 214z', 'wall') +
    ellipse(322, 208, 40, 27, p.body2) +
    stroke('M292 202C310 194 334 196 354 206M298 216C314 210 332 212 348 218', p.vein, 3.4) +
    circles(
      [
        [178, 148, 50],
        [216, 100, 48],
        [274, 90, 48],
        [324, 116, 46],
        [344, 158, 36],
        [296, 178, 44],
        [236, 178, 46],
        [186, 172, 40],
        [262, 130, 60],
      ],
      'paper',
    ) +
    stroke(
      'M150 178C176 190 190 170 184 150M214 70C206 92 226 104 244 96C262 88 262 72 254 60M300 66C292 84 304 98 322 94M356 122C338 118 326 130 334 148C340 160 356 160 364 154M280 216C276 196 292 184 310 192M196 206C200 188 220 182 236 192M262 118C280 110 300 122 296 142C292 158 270 158 264 148M152 128C162 122 176 126 180 136M230 146C244 138 256 150 250 164',
      p.mid,
      5.4,
    ) +
    stroke('M212 130H168M214 128L240 96M216 132L246 166', p.body3, 3) +
    circle(168, 130, 5, p.body3) +
    circle(241, 95, 5, p.body3) +
    circle(247, 167, 5, p.body3) +
    circle(213, 130, 15, 'sun'),
};

const teeth: Scene = {
  companions: { trees: 60 },
  lights: ['dusk', 'tide'],
  grounds: ['plain', 'hills', 'coast'],
  arcs: [240, 150, 84],
  sun: [384, 84, 26],
  draw: (p) =>
    path(
      'M168 74C190 58 216 66 240 76C264 66 290 58 312 74C344 98 336 152 318 186C306 212 304 246 292 270C284 286 268 282 264 264C260 240 256 214 240 214C224 214 220 240 216 264C212 282 196 286 188 270C176 246 174 212 162 186C144 152 136 98 168 74z',
      'paper',
    ) +
    path(
      'M312 74C344 98 336 152 318 186C306 212 304 246 292 270C284 286 268 282 264 264C300 236 318 150 292 66C299 66 306 69 312 74z',
      p.obj2,
    ) +
    stroke('M184 96C172 108 170 124 174 140', 'sea', 8) +
    stroke('M84 110v28M70 124h28M404 176v24M392 188h24', 'paper', 5),
};

const blood: Scene = {
  lights: ['sand', 'day', 'tide', 'dusk'],
  grounds: ['plain', 'hills', 'coast'],
  arcs: [262, 150, 52],
  draw: (p) =>
    stroke('M-30 250C90 250 110 90 240 104C350 116 380 70 510 52', p.body3, 128) +
    stroke('M-30 250C90 250 110 90 240 104C350 116 380 70 510 52', p.body, 106) +
    stroke('M-30 222C74 222 96 64 240 76', p.vein, 5, opacity(0.5)) +
    each(
      [
        [40, 246, -24],
        [96, 190, -40],
        [150, 128, -30],
        [212, 132, 6],
        [330, 92, -10],
        [398, 104, -16],
        [452, 62, -14],
        [284, 138, -4],
        [356, 132, -6],
      ],
      ([x, y, a]) =>
        group(
          `translate(${x} ${y}) rotate(${a})`,
          ellipse(0, 0, 23, 16, p.vein) + ellipse(0, 0, 11, 6.5, p.body),
        ),
    ) +
    group(
      'translate(270 96) rotate(4)',
      ellipse(0, 0, 27, 19, 'sun') + ellipse(0, 0, 13, 8, 'paper', opacity(0.5)),
    ) +
    leaf(70, 120, 24, -40, p.mid) +
    leaf(420, 208, 24, 50, p.mid) +
    leaf(442, 232, 18, 72, p.mid),
};

export const organScenes = { heart, lungs, bones, skin, eyes, ears, digestion, kidneys, brain, teeth, blood };
