import type { Scene } from './Scene.ts';
import {
  circle,
  circles,
  each,
  ellipse,
  group,
  heartOutline,
  outline,
  path,
  rect,
  stroke,
  times,
} from './shapes.ts';
import { leaf, tree } from './things.ts';

/** What people do for their health at home and outdoors, and what they have at hand for it. */

const garden: Scene = {
  companions: { cloud: 96 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['meadow', 'hills'],
  arcs: [330, 92, 40],
  draw: (p) =>
    each(
      [
        [136, 74],
        [180, 96],
        [224, 66],
      ],
      ([x, high]) =>
        stroke(`M${x} 236v${-high}`, p.body2, 6) +
        leaf(x, 228, high * 0.62, -48, p.body2, 0.26) +
        leaf(x, 216, high * 0.62, 48, p.body, 0.26),
    ) +
    times(6, (at) => {
      const turn = (at / 6) * 2 * Math.PI;
      return circle(180 + Math.cos(turn) * 17, 134 + Math.sin(turn) * 17, 12, 'paper');
    }) +
    circle(180, 134, 12, 'sun') +
    circle(136, 158, 13, 'lamp') +
    circle(224, 164, 13, 'lamp') +
    rect(104, 228, 154, 46, p.pot, 6) +
    rect(104, 228, 154, 12, p.body3, 6) +
    stroke('M352 200C392 176 396 246 356 252', p.body3, 9) +
    stroke('M300 226L268 182', p.body2, 13) +
    path('M254 186l22 -18l8 10l-22 18z', p.body3) +
    path('M292 190h68l8 84h-84z', p.body2) +
    rect(288, 184, 76, 12, p.body3, 6),
};

const pot: Scene = {
  companions: { plant: 58 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [240, 120, 70],
  draw: (p) =>
    stroke(
      'M192 96c-12 -14 12 -24 0 -42M240 88c-12 -14 12 -24 0 -42M288 96c-12 -14 12 -24 0 -42',
      p.vein,
      7,
    ) +
    stroke('M150 172h-32M330 172h32', p.body3, 14) +
    path('M144 148h192v84a34 34 0 0 1 -34 34H178a34 34 0 0 1 -34 -34z', p.body2) +
    path('M144 148h44v118h-10a34 34 0 0 1 -34 -34z', p.body) +
    path('M138 148C150 112 206 106 240 106C274 106 330 112 342 148z', p.body3) +
    circle(240, 102, 13, 'sun') +
    rect(214, 190, 84, 12, p.vein, 6),
};

const mirror: Scene = {
  companions: { plant: 430 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table', 'plain'],
  arcs: [202, 130, 92],
  sun: [346, 92, 26],
  draw: (p) =>
    group(
      'rotate(-14 202 160)',
      rect(190, 206, 24, 84, p.body3, 12) +
        ellipse(202, 134, 74, 84, p.body2) +
        ellipse(202, 134, 58, 68, 'paper') +
        stroke('M172 146l40 -48M190 164l44 -54', p.vein, 7),
    ) +
    group(
      'rotate(12 332 214)',
      rect(286, 176, 96, 24, p.body3, 8) + times(9, (at) => rect(288 + at * 10.6, 194, 6, 52, p.body2, 3)),
    ),
};

const crutches: Scene = {
  companions: { plant: 58 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['floor', 'plain'],
  arcs: [306, 196, 44],
  draw: (p) =>
    each(
      [
        [-36, -6],
        [36, 6],
      ],
      ([aside, turn]) =>
        group(
          `translate(${aside} 0) rotate(${turn} 178 168)`,
          stroke('M160 66L170 208M196 66L186 208M178 208v58', p.body3, 8) +
            stroke('M165 136h26', p.body2, 10) +
            rect(148, 52, 60, 20, p.body2, 10) +
            rect(169, 256, 18, 18, p.pot, 6),
        ),
    ) +
    path('M286 84h56v118l40 22a20 20 0 0 1 8 18v30H286z', 'paper') +
    path('M286 84h56v22H286z', p.body2) +
    stroke('M286 140l56 -14M286 176l56 -14M292 214l54 -20M318 264l20 -46', p.vein, 6) +
    path('M286 260h104v14H286z', p.body3) +
    circle(316, 196, 14, 'sun'),
};

/** An open hand with its joints. */
const hand: Scene = {
  companions: { plant: 58 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table', 'plain'],
  arcs: [240, 196, 60],
  draw: (p) =>
    stroke('M200 176L190 92M228 164L226 62M256 164L262 66M282 176L298 98', p.body2, 25) +
    stroke('M204 224L146 176', p.body2, 27) +
    rect(186, 150, 110, 104, p.body2, 38) +
    rect(206, 226, 70, 64, p.body2, 14) +
    rect(194, 264, 94, 30, p.body3, 10) +
    stroke('M187 134l17 -3M220 112h15M252 114l16 2M283 140l17 5M166 184l12 13', p.vein, 5) +
    circle(240, 204, 15, 'sun'),
};

const lantern: Scene = {
  lights: ['dusk', 'tide'],
  grounds: ['table', 'hills'],
  arcs: [222, 164, 60],
  draw: (p) =>
    stroke('M170 100C170 26 274 26 274 100', p.body2, 9) +
    rect(160, 96, 124, 26, p.body2, 8) +
    path('M172 122h100l14 104H158z', 'paper') +
    path('M196 122h52l8 104h-68z', 'lamp') +
    circle(222, 180, 22, 'sun') +
    rect(150, 226, 144, 42, p.body2, 10) +
    rect(202, 240, 40, 12, p.body, 6) +
    rect(322, 176, 48, 92, p.body2, 10) +
    rect(334, 160, 24, 20, p.body, 4) +
    rect(322, 204, 48, 34, 'paper'),
};

const bench: Scene = {
  companions: { cloud: 360 },
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['meadow', 'coast', 'hills'],
  arcs: [318, 104, 46],
  sun: [318, 104, 36],
  draw: (p) =>
    tree(138, 280, 220, 'oval', p.body2) +
    rect(202, 178, 176, 14, p.pot, 5) +
    rect(202, 200, 176, 14, p.pot, 5) +
    rect(192, 228, 196, 14, p.obj2, 5) +
    stroke('M214 172v106M366 172v106', p.body3, 9) +
    stroke('M198 246v32M382 246v32', p.body3, 9),
};

const bicycle: Scene = {
  companions: { trees: 60, cloud: 110 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['meadow', 'plain'],
  arcs: [330, 96, 40],
  sun: [330, 82, 26],
  draw: (p) =>
    each([[154], [326]], ([x]) =>
      circle(x, 214, 56, 'none', outline(p.body3, 10)).concat(
        stroke(`M${x} 162v104M${x - 52} 214h104`, p.vein, 3),
        circle(x, 214, 8, p.body3),
      ),
    ) +
    stroke('M154 214L206 136H296L236 214H154M206 136L236 214M326 214L290 110', p.body2, 10) +
    stroke('M206 136l-8 -22M290 110h30', p.body2, 9) +
    path('M170 104h56a8 8 0 0 1 0 16h-42c-10 0 -16 -8 -14 -16z', p.body3) +
    circle(236, 214, 13, p.body3) +
    stroke('M236 214l16 26M242 242h22', p.body3, 7),
};

const warmth: Scene = {
  companions: { cup: 430, plant: 58 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [240, 180, 96],
  draw: (p) =>
    rect(214, 46, 52, 20, p.body3, 6) +
    path('M218 64h44l8 22l26 20H184l26 -20z', p.body) +
    path(
      'M178 98H302C330 98 344 112 344 136V236C344 262 330 274 306 274H174C150 274 136 262 136 236V136C136 112 150 98 178 98z',
      p.body2,
    ) +
    stroke('M164 132v110M188 132v110M292 132v110M316 132v110', p.body3, 6) +
    circle(240, 188, 38, 'paper') +
    path(heartOutline(240, 188, 20), 'sun'),
};

const roll: Scene = {
  companions: { plant: 430 },
  isOneWay: true,
  lights: ['tide', 'dusk'],
  grounds: ['plain', 'floor'],
  arcs: [110, 214, 44],
  sun: [110, 214, 26],
  draw: (p) =>
    rect(128, 58, 224, 14, p.body3, 7) +
    stroke('M146 66v74M334 66v74', p.body3, 9) +
    stroke('M146 140h188', p.body3, 9) +
    rect(166, 92, 148, 96, 'paper', 18) +
    path('M200 140h114v112l-14 -8l-14 8l-15 -8l-14 8l-14 -8l-15 8l-14 -8l-14 8z', 'paper') +
    stroke('M200 146v104M200 196h114', p.vein, 4, ' stroke-dasharray="2 10"') +
    ellipse(166, 140, 18, 48, 'wall') +
    ellipse(166, 140, 8, 20, p.body3),
};

const hat: Scene = {
  companions: { cloud: 100 },
  lights: ['day', 'tide', 'sand'],
  grounds: ['coast', 'table'],
  arcs: [344, 96, 48],
  sun: [344, 96, 38],
  draw: (p) =>
    ellipse(220, 196, 122, 26, p.body2) +
    path('M148 190C146 128 176 104 220 104C264 104 294 128 292 190C270 202 170 202 148 190z', p.body) +
    path('M147 172C190 186 250 186 293 172V192C270 204 170 204 147 192z', p.body3) +
    stroke('M196 250C200 238 210 238 216 248', p.body3, 7) +
    circles(
      [
        [172, 252, 26],
        [240, 252, 26],
      ],
      p.body3,
    ) +
    stroke('M158 246l10 -8M226 246l10 -8', p.vein, 4),
};

const gift: Scene = {
  companions: { plant: 58, cup: 430 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [240, 150, 80],
  draw: (p) =>
    rect(148, 148, 184, 124, p.body2, 8) +
    rect(148, 148, 58, 124, p.body, 8) +
    rect(136, 118, 208, 40, p.body3, 8) +
    rect(224, 118, 32, 154, 'paper') +
    path('M240 118C196 120 164 98 178 76C194 54 232 82 240 118z', 'sun') +
    path('M240 118C284 120 316 98 302 76C286 54 248 82 240 118z', 'sun') +
    circle(240, 114, 13, p.body3),
};

/** A lane of a pool, and somebody with a cap and goggles who takes a breath in it. */
const swim: Scene = {
  lights: ['day', 'sand', 'tide'],
  grounds: [],
  arcs: [352, 92, 42],
  draw: (p) =>
    rect(0, 168, 480, 152, p.body2) +
    stroke('M176 168C186 118 226 84 268 96L306 132', 's3', 24) +
    circle(312, 140, 13, 's3') +
    ellipse(196, 158, 46, 40, 's3') +
    path('M150 160C146 118 176 102 206 110C232 116 244 136 242 152C214 140 178 144 150 160z', 'sun') +
    ellipse(222, 158, 18, 11, p.body3) +
    stroke('M206 154L160 148', p.body3, 5) +
    path(
      'M0 172C40 160 80 184 120 172C160 160 200 184 240 172C280 160 320 184 360 172C400 160 440 184 480 172V320H0z',
      p.body,
    ) +
    stroke('M60 214q30 -12 60 0t60 0M250 226q30 -12 60 0t60 0', p.vein, 5) +
    stroke('M0 270H480', p.body3, 5) +
    each([[60], [120], [180], [240], [300], [360], [420]], ([x], at) =>
      rect(x - 17, 258, 34, 24, at % 2 ? 'paper' : p.body3, 10),
    ),
};

export const homeScenes = {
  garden,
  pot,
  mirror,
  crutches,
  hand,
  lantern,
  bench,
  bicycle,
  warmth,
  roll,
  hat,
  gift,
  swim,
};
