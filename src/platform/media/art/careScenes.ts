import { bust } from './bust.ts';
import type { Scene } from './Scene.ts';
import {
  arcs,
  circle,
  circles,
  clipped,
  dropOutline,
  each,
  ellipse,
  group,
  n,
  opacity,
  outline,
  path,
  rect,
  ridge,
  stroke,
} from './shapes.ts';
import { cup, germ, leaf, tree } from './things.ts';

const W = 480;
const H = 320;

const cancer: Scene = {
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: [],
  arcs: [240, 98, 92],
  sun: [240, 98, 74],
  isSunBehind: true,
  draw: (p) => ridge([206, 182, 214, 184, 210], W, H, p.far) + ridge([238, 224, 244, 222, 240], W, H, p.mid),
  over: (p) =>
    path(
      'M170 306L206 302C236 232 306 170 298 96C294 52 268 34 240 34C212 34 186 52 182 96C174 170 244 232 274 302L310 306C284 240 216 170 218 104C219 76 228 66 240 66C252 66 261 76 262 104C264 170 196 240 170 306z',
      'paper',
    ) +
    path(
      'M262 104C264 140 248 172 228 206L246 232C268 196 302 148 298 96C296 76 290 62 281 52L256 74C260 80 262 90 262 104z',
      p.obj2,
    ) +
    path('M170 306C182 274 206 240 228 206L246 232C230 258 214 284 206 302z', p.obj2) +
    ridge([286, 278, 292, 276, 288], W, H, p.front) +
    tree(78, 292, 70, 'cypress', p.body3) +
    tree(102, 294, 50, 'cypress', p.body3) +
    tree(402, 292, 64, 'round', p.body3),
};

const diabetes: Scene = {
  companions: { plant: 54, cup: 434 },
  isOneWay: true,
  lights: ['tide', 'day', 'sand'],
  grounds: ['table'],
  arcs: [158, 142, 66],
  draw: (p) =>
    path(dropOutline(158, 158, 56), 'sun') +
    stroke('M130 146C124 164 130 182 144 192', 'paper', 7, opacity(0.6)) +
    rect(252, 66, 128, 206, p.body3, 26) +
    rect(266, 84, 100, 104, 'pale', 12) +
    stroke('M278 160C290 158 294 122 308 126C322 130 322 152 336 148C346 146 348 138 354 136', p.body2, 5.4) +
    stroke('M278 172h76', p.mid, 2.4) +
    stroke('M278 112h76M278 142h76', p.mid, 1.6, ' stroke-dasharray="2 6"') +
    circle(354, 136, 6, p.body3) +
    circle(316, 222, 16, p.body) +
    stroke('M308 222h16', 'paper', 3.6) +
    rect(304, 268, 24, 20, 'paper', 3) +
    rect(311, 282, 10, 10, p.mid, 2),
};

const infection: Scene = {
  companions: { plant: 430 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['plain', 'hills', 'coast'],
  arcs: [212, 144, 60],
  draw: (p) =>
    stroke('M292 224L372 304', p.body3, 26) +
    stroke('M300 232L316 248', 'lamp', 26, ' stroke-linecap="butt"') +
    circle(212, 144, 112, p.body3) +
    circle(212, 144, 98, 'paper') +
    clipped(
      'glass',
      '<circle cx="212" cy="144" r="98"/>',
      germ(184, 132, 40, 11, p.body, p.vein) +
        germ(262, 186, 22, 9, 'sun', 'paper') +
        germ(262, 92, 17, 8, p.mid, 'paper') +
        germ(150, 214, 15, 8, p.mid, 'paper'),
    ) +
    stroke('M140 92A88 88 0 0 1 186 62', 'sea', 7) +
    germ(394, 96, 19, 9, p.mid, p.sky) +
    germ(52, 214, 14, 8, p.mid, p.sky),
};

const food: Scene = {
  companions: { plant: 46 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table'],
  arcs: [240, 140, 70],
  draw: (p) =>
    each(
      [
        [-62, 88],
        [-36, 108],
        [-12, 118],
        [16, 120],
        [42, 104],
        [64, 84],
      ],
      ([turn, length], at) =>
        leaf(236 + turn * 0.5, 190, length, turn * 0.8, [p.body2, p.body, p.body3][at % 3] ?? p.body, 0.36),
    ) +
    stroke('M246 176L262 84', p.vein, 2.6) +
    stroke('M218 176L196 92', p.vein, 2.6) +
    circle(290, 164, 31, 'sun') +
    stroke('M290 136l-7 -8M290 136l8 -7M290 136v-12', p.body3, 4) +
    path('M166 122C186 128 190 168 186 190H158C144 168 148 134 166 122z', 'lamp') +
    stroke('M158 142h10M176 156h8M154 166h10', 'clay', 3) +
    path('M112 182h256C368 240 322 274 240 274C158 274 112 240 112 182z', 'deep') +
    path('M122 216C138 254 180 274 240 274C300 274 342 254 358 216C300 238 180 238 122 216z', 'ink') +
    stroke('M112 184H368', 'paper', 7) +
    rect(196, 270, 88, 10, 'ink', 5) +
    path('M396 168h46l-5 104h-36z', 'paper', opacity(0.75)) +
    path('M399 206h40l-4 66h-32z', p.ring === 'ring' ? 'mid' : 'ring2', opacity(0.8)),
};

const imaging: Scene = {
  isOneWay: true,
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['floor'],
  arcs: [268, 142, 66],
  draw: (p) =>
    circle(268, 144, 126, 'paper') +
    circle(268, 144, 126, 'none', outline('wall', 8)) +
    rect(172, 248, 192, 32, 'wall', 6) +
    circle(268, 144, 78, p.body2) +
    circle(268, 144, 66, p.body3) +
    arcs(268, 144, 20, 4, p.mid, 2.2, 0.8) +
    rect(36, 184, 270, 22, 'paper', 11) +
    rect(36, 198, 270, 8, p.mid, 4) +
    rect(84, 206, 44, 60, p.mid) +
    rect(66, 258, 80, 14, p.near, 4) +
    path('M96 184C98 160 120 158 150 162C200 160 250 164 290 168V186H96z', p.body) +
    ellipse(80, 168, 21, 19, 's7') +
    path(
      'M60 172C56 150 70 144 86 148C94 152 98 158 98 162C86 158 76 162 74 182C66 184 62 180 60 172z',
      'h1',
    ) +
    stroke('M128 166C150 182 170 182 188 174', p.body2, 9) +
    circle(268, 38, 8.5, 'sun') +
    stroke('M362 120h12M366 140h14M366 160h14', p.mid, 4),
};

const laboratory: Scene = {
  companions: { plant: 54 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [188, 120, 54],
  draw: (p) =>
    path('M96 288h168a10 10 0 0 0 -10 -18H106a10 10 0 0 0 -10 18z', p.body3) +
    stroke('M232 272C286 248 292 168 234 138', p.body3, 24) +
    rect(122, 222, 108, 13, p.body2, 5) +
    rect(168, 232, 22, 40, p.body2) +
    group(
      'translate(4 30) rotate(28 210 110)',
      rect(184, 34, 44, 104, 'paper', 9) +
        rect(190, 16, 32, 24, p.body3, 5) +
        rect(184, 90, 44, 14, p.body) +
        rect(194, 138, 24, 34, p.body2, 4) +
        rect(199, 172, 14, 20, 'lamp', 3),
    ) +
    circle(240, 150, 16, 'lamp') +
    rect(144, 214, 44, 8, 'sea', 2) +
    path(
      'M336 122h46v10h-8v44l42 84c6 14 0 26 -14 26H316c-14 0 -20 -12 -14 -26l42 -84v-44h-8z',
      'paper',
      opacity(0.85),
    ) +
    path('M330 204h58l28 56c6 14 0 26 -14 26H316c-14 0 -20 -12 -14 -26z', p.mid) +
    circle(346, 244, 6, 'paper', opacity(0.8)) +
    circle(370, 258, 9, 'paper', opacity(0.8)) +
    circle(362, 226, 5, 'paper', opacity(0.8)) +
    path(dropOutline(359, 98, 12), 'sun'),
};

const pharmacy: Scene = {
  companions: { plant: 56, cup: 430 },
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['table'],
  arcs: [206, 128, 66],
  draw: (p) =>
    rect(142, 60, 128, 42, p.body3, 9) +
    stroke('M160 70v22M176 70v22M192 70v22M208 70v22M224 70v22M240 70v22M254 70v22', p.body2, 4) +
    path(
      'M152 102h108c0 12 10 16 10 30v136a12 12 0 0 1 -12 12H154a12 12 0 0 1 -12 -12V132c0 -14 10 -18 10 -30z',
      'lamp',
    ) +
    rect(142, 144, 128, 98, 'paper') +
    rect(193, 160, 26, 8, p.body2, 2) +
    rect(202, 151, 8, 26, p.body2, 2) +
    stroke('M162 196h88M162 212h70M162 226h50', p.mid, 5) +
    group(
      'translate(346 236) rotate(-24)',
      rect(-46, -19, 92, 38, 'paper', 19) +
        path('M0 -19h27a19 19 0 0 1 0 38H0z', 'sun') +
        stroke('M-28 -8h18', 'wall', 4),
    ) +
    ellipse(318, 284, 23, 11, 'paper') +
    stroke('M302 284h32', p.mid, 3) +
    ellipse(398, 282, 23, 11, 'paper') +
    stroke('M384 278l28 8', p.mid, 3),
};

const emergency: Scene = {
  companions: { cloud: 400 },
  lights: ['dusk', 'tide'],
  grounds: ['hills', 'meadow', 'plain'],
  arcs: [218, 100, 40],
  draw: (p) =>
    path('M0 272H480V320H0z', p.front) +
    stroke('M20 298h60M120 298h60M220 298h60M320 298h60M420 298h50', p.mid, 4.6) +
    path('M84 126a14 14 0 0 1 14 -14H296V262H98a14 14 0 0 1 -14 -14z', 'paper') +
    path('M290 146h58c14 0 20 6 26 18l20 38c10 2 14 8 14 18v42H290z', 'paper') +
    path('M312 160h32c8 0 12 4 16 12l12 26h-60z', p.body) +
    rect(84, 206, 324, 18, 'lamp') +
    rect(172, 132, 16, 56, 'near', 3) +
    rect(152, 152, 56, 16, 'near', 3) +
    circle(146, 262, 31, 'night') +
    circle(146, 262, 14, 'sea') +
    circle(346, 262, 31, 'night') +
    circle(346, 262, 14, 'sea') +
    rect(190, 104, 56, 10, 'sea', 3) +
    path('M196 105a22 24 0 0 1 44 0z', 'sun') +
    rect(398, 226, 12, 14, 'lamp', 4) +
    path('M410 232L480 214V252z', 'lamp', opacity(0.25)),
};

const telehealth: Scene = {
  isOneWay: true,
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [232, 120, 70],
  draw: (p) =>
    rect(98, 42, 268, 186, p.body3, 16) +
    clipped(
      'screen',
      '<rect x="110" y="54" width="244" height="162" rx="7"/>',
      rect(110, 54, 244, 162, 'sea') +
        arcs(180, 100, 40, 5, 'paper', 2) +
        group(
          'translate(132 50) scale(0.84)',
          bust({
            skin: 5,
            hair: 'h1',
            behind: 'bob',
            before: 'part',
            dress: 'coat',
            shirt: 'near',
            face: 'oval',
            isPlain: true,
            mouth: 'open',
          }),
        ),
    ) +
    rect(306, 166, 40, 42, 'paper', 6) +
    circle(326, 182, 7, 's2') +
    path('M312 208C312 194 340 194 340 208z', p.body) +
    path('M66 228H398l20 30a10 10 0 0 1 -8 14H54a10 10 0 0 1 -8 -14z', 'wall') +
    rect(196, 234, 72, 12, 'clay', 5, opacity(0.7)) +
    cup(440, 292, 50, { ...p, obj: 'paper', ring: 'mid' }),
  over: () => circle(126, 68, 6, 'sun'),
};

const allergies: Scene = {
  companions: { cloud: 80 },
  lights: ['tide', 'dusk'],
  grounds: ['meadow', 'hills'],
  arcs: [216, 138, 60],
  draw: (p) =>
    stroke('M216 150C220 210 214 250 218 320', p.body3, 9) +
    leaf(218, 280, 70, 62, p.body2, 0.3) +
    leaf(217, 262, 62, -60, p.body, 0.3) +
    each([[0], [45], [90], [135], [180], [225], [270], [315]], ([turn], at) =>
      group(`rotate(${turn} 216 138)`, ellipse(216, 86, 21, 40, at % 2 ? 'paper' : 'wall')),
    ) +
    circle(216, 138, 31, 'sun') +
    each(
      [
        [300, 96, 8],
        [328, 130, 6],
        [352, 86, 7],
        [376, 122, 5],
        [318, 62, 5],
        [394, 84, 6],
        [416, 110, 4],
        [346, 160, 5],
        [388, 152, 4],
      ],
      ([x, y, q]) => circle(x, y, q, 'lamp') + circle(x, y, q * 0.45, 'clay'),
    ) +
    stroke('M276 116C312 100 352 118 384 100M286 148C320 138 352 148 372 140', p.mid, 3, opacity(0.6)),
};

const firstaid: Scene = {
  companions: { plant: 52 },
  lights: ['tide', 'dusk'],
  grounds: ['table', 'floor'],
  arcs: [240, 150, 78],
  draw: (p) =>
    path(
      'M196 108V84a18 18 0 0 1 18 -18h52a18 18 0 0 1 18 18v24h-16V88a6 6 0 0 0 -6 -6h-44a6 6 0 0 0 -6 6v20z',
      p.body3,
    ) +
    rect(104, 106, 272, 170, 'paper', 18) +
    rect(104, 182, 272, 10, p.obj2) +
    rect(138, 170, 28, 34, p.body2, 5) +
    rect(314, 170, 28, 34, p.body2, 5) +
    circle(240, 188, 52, p.body3) +
    rect(228, 156, 24, 64, 'sun', 5) +
    rect(208, 176, 64, 24, 'sun', 5) +
    rect(396, 244, 52, 34, 'lamp', 17) +
    rect(410, 244, 24, 34, 'paper', 0, opacity(0.6)),
};

const visit: Scene = {
  isOneWay: true,
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [330, 110, 44],
  draw: (p) =>
    group(
      'rotate(-5 196 170)',
      rect(102, 46, 176, 238, p.body3, 14) +
        rect(116, 68, 148, 202, 'paper', 6) +
        rect(152, 34, 76, 32, p.body, 8) +
        stroke('M160 108h84M160 146h70M160 184h84M160 222h56', p.mid, 6) +
        stroke('M130 108l6 7l12 -14M130 146l6 7l12 -14M130 184l6 7l12 -14', p.body2, 5) +
        rect(130, 214, 17, 17, 'sea', 4),
    ) +
    rect(296, 132, 124, 116, 'paper', 12) +
    path('M296 160v-16a12 12 0 0 1 12 -12h100a12 12 0 0 1 12 12v16z', p.body2) +
    stroke('M324 122v20M392 122v20', p.body3, 7) +
    circles(
      [
        [322, 180, 5],
        [346, 180, 5],
        [370, 180, 5],
        [394, 180, 5],
        [322, 204, 5],
        [346, 204, 5],
        [394, 204, 5],
        [322, 228, 5],
        [346, 228, 5],
        [370, 228, 5],
        [394, 228, 5],
      ],
      'far',
    ) +
    circle(370, 204, 10.5, 'sun') +
    group('rotate(64 300 284)', rect(292, 236, 12, 74, 'lamp', 3) + path('M292 310h12l-6 14z', p.body3)),
};

const bills: Scene = {
  companions: { plant: 54 },
  isOneWay: true,
  lights: ['dusk', 'tide'],
  grounds: ['table'],
  arcs: [196, 112, 60],
  draw: (p) =>
    path('M112 46h168v226l-21 -14l-21 14l-21 -14l-21 14l-21 -14l-21 14l-21 -14l-21 14z', 'paper') +
    rect(136, 72, 60, 12, p.body2, 4) +
    stroke('M136 110h72M136 136h92M136 162h64', p.mid, 6) +
    stroke('M244 110h14M244 136h14M244 162h14', p.body2, 6) +
    stroke('M136 190H258', p.far, 3) +
    stroke('M136 216h44', p.body2, 8) +
    stroke('M228 216h30', p.body3, 9) +
    circle(286, 82, 34, 'sun') +
    stroke('M271 83l11 11l19 -22', 'paper', 7) +
    each(
      [[272], [255], [238]],
      ([y]) => ellipse(350, y, 38, 12, 'clay') + ellipse(350, y - 5, 38, 12, 'lamp'),
    ) +
    ellipse(418, 276, 28, 9, 'clay') +
    ellipse(418, 272, 28, 9, 'lamp'),
};

/** Where a strand of the helix is at a step from 0 to 60; the strands are 1 and -1. */
const onHelix = (step: number, side: 1 | -1): readonly [x: number, y: number] => [
  240 + side * Math.sin((step / 60) * 9.2 + 0.5) * 66,
  14 + (step / 60) * 292,
];
const point = (step: number, side: 1 | -1): string => onHelix(step, side).map(n).join(' ');
const strand = (side: 1 | -1): string =>
  `M${Array.from({ length: 31 }, (_, at) => point(at * 2, side)).join('L')}`;
const RUNGS = Array.from({ length: 15 }, (_, at) => at * 4 + 2)
  .filter((step) => Math.abs(Math.sin((step / 60) * 9.2 + 0.5)) > 0.25)
  .map((step) => `M${point(step, 1)}L${point(step, -1)}`)
  .join('');

const research: Scene = {
  lights: ['tide', 'day', 'sand'],
  grounds: ['plain', 'hills', 'coast'],
  arcs: [300, 96, 40],
  draw: (p) =>
    group(
      'rotate(24 240 160)',
      stroke(RUNGS, p.near, 5) +
        stroke(strand(1), p.body3, 11) +
        stroke(strand(-1), 'paper', 11) +
        circle(...onHelix(34, 1), 17, 'sun'),
    ) + stroke('M66 86h70M66 106h48M66 126h60M352 214h64M352 234h44M352 254h56', 'paper', 5, opacity(0.85)),
};

export const careScenes = {
  cancer,
  diabetes,
  infection,
  food,
  imaging,
  laboratory,
  pharmacy,
  emergency,
  telehealth,
  allergies,
  firstaid,
  visit,
  bills,
  research,
};
