import type { Scene } from './Scene.ts';
import { circle, circles, each, ellipse, group, heartOutline, path, rect, stroke, times } from './shapes.ts';
import { leaf, tree } from './things.ts';

/** Where care is given and what goes with it: for subjects whose own scene would stand on every card beside them. */

const hospital: Scene = {
  companions: { cloud: 92 },
  isOneWay: true,
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['meadow', 'hills'],
  arcs: [240, 96, 62],
  draw: (p) =>
    tree(112, 280, 96, 'oval', p.body2) +
    tree(388, 282, 108, 'oval', p.body2) +
    rect(138, 142, 204, 138, p.obj2) +
    rect(186, 84, 108, 196, 'paper') +
    rect(178, 76, 124, 14, p.body3, 4) +
    rect(132, 136, 54, 10, p.body3, 3) +
    rect(294, 136, 54, 10, p.body3, 3) +
    circle(240, 122, 24, 'sun') +
    path('M233 106h14v9h9v14h-9v9h-14v-9h-9v-14h9z', 'paper') +
    each(
      [
        [148, 162],
        [148, 204],
        [310, 162],
        [310, 204],
        [200, 166],
        [256, 166],
        [200, 200],
        [256, 200],
      ],
      ([x, y]) => rect(x, y, 24, 24, p.body, 3),
    ) +
    rect(210, 238, 60, 42, p.body2, 4) +
    stroke('M240 240v38', 'paper', 4) +
    rect(198, 230, 84, 10, p.body3, 4),
};

const bed: Scene = {
  companions: { plant: 62 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['floor', 'plain'],
  arcs: [262, 120, 62],
  draw: (p) =>
    stroke('M118 268V132', p.body3, 12) +
    stroke('M368 268V176', p.body3, 12) +
    rect(118, 224, 250, 20, p.body2, 6) +
    group('rotate(-28 150 196)', rect(132, 180, 96, 34, 'paper', 14)) +
    path('M176 222C186 186 236 178 286 184C336 190 364 198 364 224z', p.body) +
    path('M176 222C180 204 196 194 214 190L222 224z', 'paper') +
    stroke('M246 190c6 12 6 22 4 32M290 188c6 12 6 24 4 34', p.body2, 5) +
    circle(134, 274, 9, p.body3) +
    circle(356, 274, 9, p.body3) +
    rect(300, 88, 60, 62, 'paper', 8) +
    path(heartOutline(330, 120, 16), 'sun') +
    stroke('M330 150v22', p.body3, 5),
};

const wheelchair: Scene = {
  companions: { plant: 60, trees: 70 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['floor', 'plain', 'meadow'],
  arcs: [236, 148, 74],
  draw: (p) =>
    stroke('M176 84H148', p.body3, 12) +
    stroke('M176 84L196 196H300L330 268H362', p.body3, 12) +
    rect(190, 110, 22, 82, p.body, 10) +
    rect(192, 176, 112, 22, p.body, 10) +
    stroke('M206 150h78', p.body2, 10) +
    circle(226, 222, 56, 'paper') +
    circle(226, 222, 56, 'none', ` stroke="var(--art-${p.body2})" stroke-width="11"`) +
    times(4, (at) => group(`rotate(${at * 45} 226 222)`, stroke('M178 222h96', p.mid, 4))) +
    circle(226, 222, 11, 'sun') +
    circle(324, 264, 16, p.body2) +
    circle(324, 264, 6, 'paper'),
};

const thermometer: Scene = {
  companions: { plant: 56, cup: 430 },
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['table'],
  arcs: [240, 140, 72],
  draw: (p) =>
    group(
      'rotate(38 240 158)',
      rect(212, 34, 56, 206, 'paper', 28) +
        circle(240, 238, 42, 'paper') +
        rect(230, 96, 20, 140, 'sun', 10) +
        circle(240, 238, 28, 'sun') +
        stroke('M276 70h18M276 100h12M276 130h18M276 160h12M276 190h18', p.body2, 6),
    ) +
    circles(
      [
        [352, 92, 7],
        [378, 128, 5],
        [330, 60, 5],
      ],
      p.body,
    ),
};

const ultrasound: Scene = {
  companions: { plant: 54 },
  isOneWay: true,
  lights: ['sand', 'day', 'tide'],
  grounds: ['table', 'floor'],
  arcs: [226, 134, 84],
  draw: (p) =>
    rect(110, 48, 236, 180, p.body3, 18) +
    rect(124, 62, 208, 152, 'dusk', 8) +
    path('M228 74C176 92 142 142 140 196C180 212 276 212 316 196C314 142 280 92 228 74z', 'hill') +
    circle(204, 148, 26, 'ring2') +
    path('M218 166C246 152 286 166 284 190C282 204 246 206 224 198C206 192 202 180 218 166z', 'ring2') +
    stroke('M232 176c-14 -4 -22 2 -24 10', 'hill', 6) +
    path(heartOutline(246, 184, 10), 'sun') +
    rect(206, 228, 44, 26, p.body2) +
    rect(166, 252, 124, 14, p.body3, 7) +
    stroke('M346 150C388 156 392 214 366 236', p.body2, 7) +
    group('rotate(24 360 250)', rect(340, 232, 36, 44, p.body, 10) + rect(336, 270, 44, 12, 'paper', 5)),
};

const calendar: Scene = {
  companions: { plant: 56, cup: 432 },
  isOneWay: true,
  lights: ['tide', 'day', 'sand'],
  grounds: ['table'],
  arcs: [240, 140, 80],
  draw: (p) =>
    rect(124, 72, 232, 204, p.body3, 16) +
    rect(132, 118, 216, 150, 'paper', 8) +
    rect(132, 80, 216, 44, p.body2, 8) +
    stroke('M180 58v36M300 58v36', p.body3, 12) +
    each([[148], [180], [212]], ([y], row) =>
      times(5, (at) =>
        row === 1 && at === 3 ? '' : rect(150 + at * 39, y, 24, 20, row === 2 && at > 2 ? p.obj3 : p.mid, 5),
      ),
    ) +
    circle(279, 190, 20, 'sun') +
    stroke('M270 191l7 7l12 -14', 'paper', 5),
};

const babyclothes: Scene = {
  companions: { cloud: 80 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['hills', 'meadow'],
  arcs: [240, 150, 74],
  draw: (p) =>
    stroke('M60 76C180 104 300 104 420 76', p.body3, 5) +
    path(
      'M162 98l44 -4c8 18 38 18 46 0l44 4l26 46l-34 20l-10 -16v66c0 22 -22 28 -36 28c-4 -12 -22 -12 -26 0c-14 0 -36 -6 -36 -28v-66l-10 16l-34 -20z',
      p.body,
    ) +
    path('M206 94c8 18 38 18 46 0l10 1c-8 28 -58 28 -66 0z', 'paper') +
    path(heartOutline(229, 178, 20), 'sun') +
    circles(
      [
        [218, 228, 4],
        [229, 230, 4],
        [240, 228, 4],
      ],
      'paper',
    ) +
    stroke('M180 84v22M278 84v22', 'clay', 9) +
    path('M344 96h30v44c14 4 22 10 22 20c0 10 -8 14 -20 14h-26c-8 0 -12 -4 -12 -12z', 'lamp') +
    rect(342, 92, 34, 14, 'paper', 4) +
    stroke('M359 82v18', 'clay', 8) +
    path('M84 94h52v46c-6 20 -46 20 -52 0z', 'paper') +
    stroke('M92 112h36M92 128h36', p.mid, 6) +
    stroke('M110 82v18', 'clay', 8),
};

const chart: Scene = {
  companions: { plant: 58 },
  isOneWay: true,
  lights: ['sand', 'day', 'tide', 'dusk'],
  grounds: ['floor', 'plain'],
  arcs: [240, 140, 86],
  draw: (p) =>
    rect(150, 40, 180, 236, p.body3, 14) +
    rect(160, 50, 160, 216, 'paper', 8) +
    stroke('M226 68v44M226 68h32M226 90h26M226 112h32', 'ink', 10) +
    stroke('M190 134v28M190 134h20M190 148h16M190 162h20', 'ink', 7) +
    stroke('M270 134v28M290 134v28M270 148h20', 'ink', 7) +
    circle(240, 148, 14, 'none', ' stroke="var(--art-ink)" stroke-width="7"') +
    stroke('M186 188h20M196 188v20M228 188l9 20l9 -20M272 188l18 20M290 188l-18 20', 'ink', 5) +
    stroke('M184 226h16M212 226h16M240 226h16M268 226h16', p.mid, 6) +
    stroke('M184 244h10M204 244h10M224 244h10M244 244h10M264 244h10M284 244h10', p.mid, 4) +
    circle(366, 88, 26, 'sun'),
};

const scale: Scene = {
  companions: { plant: 52 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['floor'],
  arcs: [240, 150, 80],
  draw: (p) =>
    ellipse(240, 276, 150, 12, p.tableEdge) +
    path('M116 214h248l14 40a14 14 0 0 1 -14 18H116a14 14 0 0 1 -14 -18z', p.body3) +
    path('M148 96h184a18 18 0 0 1 18 16l18 98H112l18 -98a18 18 0 0 1 18 -16z', p.body) +
    path('M112 210h256l6 18H106z', p.body2) +
    path('M188 152a52 52 0 0 1 104 0z', 'paper') +
    stroke('M204 144l6 2M222 120l4 8M240 114v9M258 120l-4 8M276 144l-6 2', p.mid, 4) +
    stroke('M240 150L258 122', 'sun', 7) +
    circle(240, 150, 8, 'ink') +
    each([[172], [276]], ([x]) => rect(x, 168, 32, 34, p.body2, 12)),
};

const headphones: Scene = {
  companions: { plant: 56, cup: 430 },
  lights: ['day', 'sand', 'tide', 'dusk'],
  grounds: ['table'],
  arcs: [240, 160, 82],
  sun: [372, 72, 24],
  draw: (p) =>
    stroke('M140 206V172C140 50 340 50 340 172V206', p.body2, 18) +
    stroke('M158 176C158 80 322 80 322 176', p.obj3, 6) +
    rect(114, 176, 58, 92, p.body, 26) +
    rect(308, 176, 58, 92, p.body, 26) +
    rect(162, 186, 20, 72, p.body3, 10) +
    rect(298, 186, 20, 72, p.body3, 10) +
    stroke('M206 222c10 -16 18 -16 22 0s16 16 22 0s14 -16 24 0', p.body2, 6),
};

const book: Scene = {
  companions: { plant: 56, cup: 430 },
  lights: ['tide', 'day', 'sand', 'dusk'],
  grounds: ['table'],
  arcs: [240, 128, 66],
  draw: (p) =>
    path(
      'M96 236C150 214 206 222 240 250C274 222 330 214 384 236V262C330 244 274 250 240 274C206 250 150 244 96 262z',
      p.body3,
    ) +
    path('M104 114C156 92 208 100 240 128V250C208 222 156 216 104 236z', 'paper') +
    path('M376 114C324 92 272 100 240 128V250C272 222 324 216 376 236z', 'wall') +
    stroke('M130 136c28 -8 58 -4 84 12M130 164c28 -8 58 -4 84 12M130 192c28 -8 58 -4 84 12', p.mid, 6) +
    path(heartOutline(310, 168, 30), 'sun') +
    leaf(240, 118, 62, -26, p.body2, 0.22) +
    leaf(240, 118, 50, 24, p.body, 0.22),
};

export const asideScenes = {
  hospital,
  bed,
  wheelchair,
  thermometer,
  ultrasound,
  calendar,
  babyclothes,
  chart,
  scale,
  headphones,
  book,
};
