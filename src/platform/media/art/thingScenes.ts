import type { Scene } from './Scene.ts';
import {
  circle,
  circles,
  dropOutline,
  each,
  ellipse,
  group,
  heartOutline,
  opacity,
  outline,
  path,
  rect,
  stroke,
  times,
} from './shapes.ts';
import { leaf, tree } from './things.ts';

/** What is held, read or used, where a subject is asked for often and its organ alone would stand on every card. */

const pressure: Scene = {
  companions: { plant: 60 },
  isOneWay: true,
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [182, 160, 70],
  draw: (p) =>
    stroke('M262 236C306 262 292 120 330 128', p.body2, 9) +
    rect(104, 120, 164, 152, p.body3, 20) +
    rect(122, 138, 128, 76, 'pale', 10) +
    path(heartOutline(154, 178, 19), 'sun') +
    stroke('M188 164h44M188 188h30', p.body2, 9) +
    circle(150, 244, 11, p.body) +
    circle(222, 244, 11, p.body) +
    path('M304 140v104c0 14 22 24 44 24s44 -10 44 -24V140z', p.body) +
    ellipse(348, 140, 44, 22, p.body2) +
    ellipse(348, 140, 28, 12, p.body3) +
    stroke('M368 176v74', p.vein, 6, ' stroke-dasharray="2 11"'),
};

const monitor: Scene = {
  companions: { plant: 424 },
  isOneWay: true,
  lights: ['tide', 'day', 'sand'],
  grounds: ['table', 'floor'],
  arcs: [240, 140, 76],
  draw: (p) =>
    rect(222, 232, 36, 34, p.body2) +
    rect(178, 262, 124, 14, p.body3, 7) +
    rect(102, 56, 276, 182, p.body3, 18) +
    rect(118, 72, 244, 150, 'dusk', 8) +
    stroke('M132 120h38l10 -12l10 12h14l11 -36l18 60l14 -36l10 12h92', 'sea', 5.4) +
    stroke('M132 184c16 -18 28 -18 44 0s28 18 44 0s28 -18 44 0s28 18 40 4', 'ring', 5) +
    path(heartOutline(334, 186, 15), 'sun'),
};

const stethoscope: Scene = {
  companions: { cup: 430 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table', 'plain', 'hills'],
  arcs: [322, 196, 46],
  draw: (p) =>
    stroke('M150 62C136 118 156 160 200 172C244 160 264 118 250 62', p.body2, 10) +
    stroke('M200 172V206C200 286 306 290 320 222', p.body3, 12) +
    circle(150, 58, 10, p.body3) +
    circle(250, 58, 10, p.body3) +
    circle(322, 190, 42, p.body3) +
    circle(322, 190, 29, 'paper') +
    circle(322, 190, 12, 'sun'),
};

const inhaler: Scene = {
  companions: { plant: 424 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table'],
  arcs: [240, 150, 74],
  draw: (p) =>
    rect(222, 46, 74, 110, 'lamp', 14) +
    rect(222, 74, 74, 10, 'clay') +
    path('M206 122h108v118a30 30 0 0 1 -30 30H150a14 14 0 0 1 -14 -14v-44a14 14 0 0 1 14 -14h56z', p.body2) +
    path('M206 122h24v148h-24z', p.body) +
    rect(124, 194, 22, 66, p.body3, 8) +
    circle(272, 176, 20, 'sun') +
    circles(
      [
        [102, 226, 9],
        [80, 208, 6],
        [78, 240, 7],
        [58, 224, 5],
      ],
      p.mid,
    ),
};

const spine: Scene = {
  lights: ['tide', 'day', 'sand'],
  grounds: ['plain', 'hills'],
  arcs: [240, 226, 60],
  draw: (p) =>
    path(
      'M126 320C134 250 122 196 118 166C114 132 146 116 182 106C206 98 212 74 210 44H270C268 74 274 98 298 106C334 116 366 132 362 166C358 196 346 250 354 320z',
      p.body2,
    ) +
    circle(240, 226, 44, 'sun', opacity(0.9)) +
    times(8, (at) => {
      const [y, wide] = [66 + at * 27, 26 + at * 2.4];
      return (
        rect(240 - wide, y + 6, wide * 2, 7, 'wall', 3.5) + rect(224 - at, y, 32 + at * 2, 19, 'paper', 8)
      );
    }),
};

const cream: Scene = {
  companions: { plant: 60 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['table', 'coast'],
  arcs: [350, 92, 44],
  sun: [350, 92, 34],
  draw: (p) =>
    rect(176, 58, 76, 48, p.body3, 10) +
    rect(154, 98, 120, 176, p.body, 24) +
    rect(154, 98, 34, 176, p.body2, 17) +
    rect(154, 140, 120, 88, 'paper') +
    leaf(214, 220, 70, 0, p.body2, 0.3) +
    path('M296 272c-8 -24 14 -28 22 -46c10 16 28 20 34 32c6 8 2 14 -8 14z', 'paper'),
};

const glasses: Scene = {
  companions: { cup: 432, plant: 54 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table'],
  arcs: [240, 176, 60],
  sun: [352, 76, 24],
  draw: (p) =>
    stroke('M112 176C104 140 130 122 164 128M368 176C376 140 350 122 316 128', p.body2, 9) +
    each(
      [[104], [252]],
      ([x]) => rect(x, 150, 124, 96, 'paper', 44) + rect(x, 150, 124, 96, 'sea', 44, opacity(0.7)),
    ) +
    each([[104], [252]], ([x]) => rect(x, 150, 124, 96, 'none', 44, outline(p.body3, 12))) +
    stroke('M228 184C234 172 246 172 252 184', p.body3, 11) +
    stroke('M132 196L154 172M280 196L302 172', 'paper', 7),
};

const bowel: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: ['plain', 'hills'],
  arcs: [240, 170, 70],
  draw: (p) =>
    stroke(
      'M140 274V122C140 84 158 70 190 70H290C322 70 340 84 340 122V236C340 262 318 268 296 266',
      p.body3,
      38,
    ) +
    stroke(
      'M140 250V240M140 210V200M140 170V160M190 70h10M236 70h10M282 70h10M340 150v10M340 196v10',
      p.body2,
      30,
    ) +
    stroke('M198 126H282a20 20 0 0 1 0 40H202a20 20 0 0 0 0 40H282a20 20 0 0 1 0 40H226', p.body, 28) +
    stroke('M198 126H282a20 20 0 0 1 0 40H202a20 20 0 0 0 0 40H282', p.vein, 3.4) +
    circle(202, 186, 15, 'sun'),
};

const water: Scene = {
  companions: { plant: 426 },
  lights: ['day', 'tide', 'sand'],
  grounds: ['table'],
  arcs: [220, 150, 74],
  draw: (p) =>
    path('M146 62h148l-18 214h-112z', 'paper', opacity(0.9)) +
    path('M154 126C180 114 210 138 240 126C262 118 276 122 289 126L277 268H165z', p.body) +
    path('M154 126C180 114 210 138 240 126C262 118 276 122 289 126L286 152H157z', p.mid) +
    circles(
      [
        [196, 180, 7],
        [236, 212, 5],
        [214, 236, 6],
        [250, 172, 5],
      ],
      'sea',
    ) +
    path(dropOutline(350, 222, 30), 'sun') +
    stroke('M335 214C332 226 336 236 344 240', 'paper', 5, opacity(0.65)),
};

const nerve: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: ['plain', 'hills', 'coast'],
  arcs: [178, 136, 62],
  draw: (p) =>
    stroke(
      'M178 136C150 100 128 96 102 70M128 96L110 118M178 136C180 90 196 76 190 44M188 76L214 54M178 136C140 140 118 160 84 156M122 152L108 186M178 136C158 172 160 196 136 224M152 196L176 232M178 136C214 110 232 108 252 84',
      p.body,
      11,
    ) +
    stroke('M178 136C250 170 300 150 330 204C344 228 352 236 372 244', p.body2, 12) +
    stroke(
      'M222 156C274 166 306 158 330 204C338 218 344 226 352 232',
      'lamp',
      26,
      ' stroke-dasharray="28 30"',
    ) +
    stroke('M372 244L396 228M372 244L402 252M372 244L390 274', p.body2, 9) +
    circle(178, 136, 46, p.body2) +
    circle(178, 136, 20, 'sun'),
};

const talk: Scene = {
  companions: { trees: 410 },
  lights: ['tide', 'sand', 'day'],
  grounds: ['hills', 'meadow'],
  arcs: [302, 168, 60],
  draw: (p) =>
    path(
      'M128 52h132a30 30 0 0 1 30 30v56a30 30 0 0 1 -30 30H176l-36 34v-34h-12a30 30 0 0 1 -30 -30V82a30 30 0 0 1 30 -30z',
      p.body2,
    ) +
    stroke('M132 92h118M132 120h84', 'paper', 9) +
    path(
      'M238 128h114a30 30 0 0 1 30 30v48a30 30 0 0 1 -30 30h-10v36l-40 -36h-64a30 30 0 0 1 -30 -30v-48a30 30 0 0 1 30 -30z',
      'lamp',
    ) +
    path(heartOutline(296, 182, 26), 'sun'),
};

const blocks: Scene = {
  companions: { plant: 54 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table', 'floor'],
  arcs: [226, 130, 66],
  draw: (p) =>
    rect(110, 184, 92, 92, p.body2, 12) +
    rect(208, 184, 92, 92, 'lamp', 12) +
    rect(158, 86, 92, 92, p.body, 12) +
    path('M156 206l24 44h-48z', 'paper') +
    rect(236, 212, 36, 36, p.body3, 5) +
    circle(204, 132, 24, 'paper') +
    circle(346, 232, 44, 'sun') +
    stroke('M308 214C328 226 364 226 384 214M310 256C330 242 364 242 382 256', 'paper', 6),
};

const infusion: Scene = {
  companions: { plant: 56 },
  lights: ['tide', 'day', 'sand'],
  grounds: ['floor'],
  arcs: [188, 120, 62],
  draw: (p) =>
    stroke('M132 60V262M132 62h58', p.body3, 9) +
    stroke('M102 268h60', p.body3, 11) +
    rect(154, 66, 74, 104, 'paper', 18) +
    path('M154 112h74v40a18 18 0 0 1 -18 18h-38a18 18 0 0 1 -18 -18z', p.mid) +
    rect(182, 170, 18, 28, p.body2, 6) +
    stroke('M191 198C190 262 242 262 268 214', p.body2, 5) +
    path('M262 122a24 24 0 0 1 24 -24h52a24 24 0 0 1 24 24v110H262z', p.body2) +
    rect(240, 190, 34, 74, p.body3, 16) +
    rect(350, 190, 34, 74, p.body3, 16) +
    rect(262, 212, 100, 50, p.body, 10) +
    path(dropOutline(191, 142, 13), 'sun'),
};

const syringe: Scene = {
  companions: { plant: 430 },
  lights: ['dusk', 'tide'],
  grounds: ['table'],
  arcs: [216, 140, 66],
  draw: (p) =>
    group(
      'translate(214 150) rotate(38)',
      rect(-150, -5, 58, 10, p.obj3) +
        rect(-158, -26, 14, 52, p.obj3, 6) +
        rect(-96, -27, 156, 54, 'paper', 9) +
        rect(-22, -20, 76, 40, p.mid, 5) +
        rect(-30, -20, 12, 40, p.obj3, 3) +
        stroke('M4 -20v12M22 -20v12M40 -20v12', 'paper', 3.4) +
        path('M60 -12h16l6 12l-6 12h-16z', p.obj3) +
        stroke('M82 0h50', 'paper', 3.6),
    ) +
    path('M318 152h50v18l10 12v84a10 10 0 0 1 -10 10h-50a10 10 0 0 1 -10 -10v-84l10 -12z', 'paper') +
    rect(308, 196, 70, 44, p.mid) +
    rect(312, 128, 62, 26, 'sun', 6),
};

const clock: Scene = {
  companions: { cup: 64 },
  isOneWay: true,
  lights: ['dusk', 'tide'],
  grounds: ['table'],
  arcs: [226, 170, 96],
  sun: [370, 80, 26],
  draw: (p) =>
    stroke('M176 242l-20 28M276 242l20 28', 'clay', 12) +
    path('M148 122a38 38 0 0 1 52 -42zM304 122a38 38 0 0 0 -52 -42z', 'lamp') +
    circle(226, 174, 88, 'lamp') +
    circle(226, 174, 70, 'paper') +
    stroke('M226 118v8M226 222v8M170 174h8M274 174h8', p.mid, 6) +
    stroke('M226 174V136M226 174L252 190', 'deep', 8) +
    circle(226, 174, 7, 'deep') +
    circles(
      [
        [110, 70, 3],
        [312, 52, 3],
        [64, 118, 3],
        [412, 148, 3],
      ],
      'paper',
    ),
};

const soap: Scene = {
  companions: { plant: 56 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table'],
  arcs: [206, 150, 70],
  draw: (p) =>
    stroke('M206 118V76H294', p.body3, 14) +
    rect(184, 104, 44, 30, p.body3, 6) +
    rect(140, 130, 132, 144, p.body, 26) +
    rect(140, 172, 132, 62, 'paper') +
    leaf(206, 226, 44, 0, p.body2, 0.32) +
    path(dropOutline(294, 116, 15), 'sun') +
    circles(
      [
        [318, 244, 26],
        [358, 252, 18],
        [342, 212, 15],
        [386, 226, 9],
      ],
      p.mid,
    ) +
    circles(
      [
        [310, 236, 7],
        [353, 247, 5],
        [338, 208, 4],
      ],
      'paper',
    ),
};

const plate: Scene = {
  lights: ['tide', 'sand', 'day'],
  grounds: [],
  arcs: [240, 162, 138],
  draw: (p) =>
    circle(240, 162, 116, p.body2) +
    circle(240, 162, 106, 'paper') +
    circle(240, 162, 80, 'wall') +
    path('M236 84a78 78 0 0 0 0 156z', p.body) +
    path('M244 84a78 78 0 0 1 74 74h-74z', 'lamp') +
    path('M244 166h74a78 78 0 0 1 -74 74z', 'sun') +
    leaf(212, 214, 74, -14, p.body3, 0.3) +
    leaf(200, 216, 58, -48, p.body2, 0.3) +
    stroke('M96 76v54M78 76v40c0 18 36 18 36 0V76M96 130v124', p.body3, 8) +
    stroke('M386 254V150', p.body3, 9) +
    path('M380 72c26 8 30 52 12 84h-12z', p.body3),
};

const folder: Scene = {
  companions: { plant: 56, cup: 430 },
  isOneWay: true,
  lights: ['sand', 'tide', 'day'],
  grounds: ['table'],
  arcs: [300, 100, 44],
  draw: (p) =>
    path('M112 90a14 14 0 0 1 14 -14h74l22 26h124a14 14 0 0 1 14 14v150H112z', p.body3) +
    group(
      'rotate(-4 220 160)',
      rect(140, 62, 160, 190, 'paper', 6) + stroke('M164 92h86M164 118h112M164 144h98', p.mid, 7),
    ) +
    group(
      'rotate(5 280 160)',
      rect(196, 84, 150, 170, 'wall', 6) + stroke('M220 116h72M220 142h98', p.mid, 7),
    ) +
    path(
      'M96 158a12 12 0 0 1 12 -12h264a12 12 0 0 1 12 14l-16 102a14 14 0 0 1 -14 12H126a14 14 0 0 1 -14 -12z',
      p.body2,
    ) +
    rect(206, 186, 68, 44, 'paper', 8) +
    rect(234, 192, 12, 32, 'sun', 3) +
    rect(224, 202, 32, 12, 'sun', 3),
};

const card: Scene = {
  companions: { plant: 428 },
  isOneWay: true,
  lights: ['sand', 'tide', 'day'],
  grounds: ['table', 'plain'],
  arcs: [240, 150, 90],
  draw: (p) =>
    group('rotate(7 240 170)', rect(112, 92, 260, 160, p.body3, 18)) +
    group(
      'rotate(-5 240 160)',
      rect(108, 76, 264, 166, p.body2, 18) +
        path('M108 94a18 18 0 0 1 18 -18h228a18 18 0 0 1 18 18v24H108z', p.body) +
        circle(160, 160, 24, 'sea') +
        path('M118 226c0 -44 84 -44 84 0z', 'sea') +
        stroke('M228 152h112M228 180h84M228 208h60', 'paper', 9) +
        rect(334, 84, 10, 28, 'sun', 2) +
        rect(325, 93, 28, 10, 'sun', 2),
    ),
};

const signpost: Scene = {
  companions: { trees: 72, cloud: 92 },
  isOneWay: true,
  lights: ['day', 'sand', 'tide'],
  grounds: ['hills', 'meadow'],
  arcs: [252, 96, 60],
  sun: [372, 70, 26],
  isSunBehind: true,
  draw: (p) =>
    rect(232, 44, 18, 250, p.body3, 6) +
    path('M150 66h172l32 28l-32 28H150z', p.body2) +
    path('M330 134H158l-32 27l32 27h172z', 'lamp') +
    path('M172 200h134l28 24l-28 24H172z', p.body) +
    stroke('M178 94h110M192 224h78', 'paper', 8) +
    stroke('M184 161h110', p.body3, 8),
};

const letter: Scene = {
  companions: { plant: 54, cup: 434 },
  isOneWay: true,
  lights: ['tide', 'sand', 'day'],
  grounds: ['table'],
  arcs: [240, 120, 62],
  draw: (p) =>
    path('M106 142L240 52L374 142V262a12 12 0 0 1 -12 12H118a12 12 0 0 1 -12 -12z', p.body3) +
    rect(144, 72, 192, 170, 'paper', 6) +
    stroke('M170 104h92M170 130h140M170 156h116', p.mid, 8) +
    path('M106 146L240 226L374 146V262a12 12 0 0 1 -12 12H118a12 12 0 0 1 -12 -12z', p.body2) +
    stroke('M112 268L204 206M368 268L276 206', p.body, 5) +
    circle(240, 226, 20, 'sun'),
};

const phone: Scene = {
  companions: { plant: 62, cup: 426 },
  isOneWay: true,
  lights: ['day', 'sand', 'tide'],
  grounds: ['table', 'plain'],
  arcs: [230, 128, 76],
  draw: (p) =>
    rect(160, 42, 140, 236, p.body3, 24) +
    rect(172, 60, 116, 200, 'pale', 12) +
    circle(230, 126, 38, 'sun') +
    path(
      'M214 106c4 -4 9 -3 11 2l4 9c1 4 0 6 -3 8l-3 3c3 8 8 13 16 17l4 -4c2 -3 5 -3 8 -2l8 5c4 2 5 7 1 11c-6 6 -14 6 -24 1c-12 -6 -20 -15 -25 -28c-4 -10 -3 -17 3 -22z',
      'paper',
    ) +
    stroke('M194 196h72M206 218h48', p.mid, 8) +
    stroke('M326 92c20 22 20 50 0 72M350 74c30 34 30 74 0 108', p.body2, 7),
};

const suitcase: Scene = {
  companions: { cloud: 92 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['coast', 'hills', 'floor'],
  arcs: [240, 150, 84],
  draw: (p) =>
    stroke('M196 112V78a14 14 0 0 1 14 -14h60a14 14 0 0 1 14 14v34', p.body3, 12) +
    rect(116, 108, 248, 164, p.body2, 22) +
    rect(154, 108, 26, 164, p.body3) +
    rect(300, 108, 26, 164, p.body3) +
    rect(116, 172, 248, 8, p.body) +
    rect(154, 164, 26, 24, 'lamp', 4) +
    rect(300, 164, 26, 24, 'lamp', 4) +
    stroke('M232 112L220 146', 'paper', 4) +
    rect(202, 140, 40, 56, 'sun', 8) +
    circle(222, 152, 5, 'paper') +
    circle(146, 278, 10, p.body3) +
    circle(334, 278, 10, p.body3),
};

const shoe: Scene = {
  companions: { trees: 412 },
  lights: ['tide', 'day', 'sand'],
  grounds: ['hills', 'meadow', 'floor'],
  arcs: [190, 150, 64],
  draw: (p) =>
    path(
      'M104 246C116 214 126 178 122 128C150 146 178 142 198 124C218 168 262 192 330 200C362 204 380 222 380 252z',
      p.body2,
    ) +
    path('M104 246C110 230 116 214 119 196C150 212 168 232 172 250z', p.body3) +
    path('M322 199C360 202 380 222 380 252H318C306 232 308 212 322 199z', p.body3) +
    rect(98, 244, 286, 26, 'paper', 13) +
    stroke('M116 260h252', 'clay', 4, ' stroke-dasharray="10 12"') +
    stroke('M204 164l24 -16M226 182l24 -16M252 194l22 -16', 'paper', 8) +
    path('M176 214C210 240 250 236 290 214C262 246 210 252 176 214z', 'sun'),
};

const house: Scene = {
  companions: { cloud: 90 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['hills', 'meadow'],
  arcs: [236, 130, 74],
  draw: (p) =>
    tree(386, 280, 110, 'oval', p.body2) +
    rect(136, 138, 200, 138, 'paper') +
    path('M108 146L236 50L364 146L350 160L236 74L122 160z', p.body3) +
    path('M136 142L236 72L336 142v8H136z', 'paper') +
    rect(160, 172, 56, 48, p.body, 4) +
    stroke('M188 172v48M160 196h56', 'paper', 4) +
    rect(252, 178, 50, 98, 'sun', 6) +
    circle(292, 228, 4, 'paper') +
    path('M252 276h50l84 20H252z', p.mid) +
    stroke('M306 244L382 264V292M344 254v34', p.body3, 5),
};

const plaster: Scene = {
  lights: ['tide', 'dusk', 'day'],
  grounds: ['plain', 'hills'],
  arcs: [240, 154, 70],
  draw: () =>
    each([[45], [-45]], ([turn], at) =>
      group(
        `rotate(${turn} 240 156)`,
        rect(114, 122, 252, 68, at ? 'lamp' : 'clay', 34) +
          each(
            [
              [138, 142],
              [160, 142],
              [138, 168],
              [160, 168],
              [320, 142],
              [342, 142],
              [320, 168],
              [342, 168],
            ],
            ([x, y]) => circle(x, y, 4, at ? 'clay' : 'wall'),
          ),
      ),
    ) +
    group('rotate(-45 240 156)', rect(202, 122, 76, 68, 'paper', 8)) +
    path(heartOutline(240, 158, 22), 'sun'),
};

const dumbbell: Scene = {
  companions: { plant: 58 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['floor'],
  arcs: [216, 190, 62],
  draw: (p) =>
    path('M70 268h330l24 22H46z', p.mid) +
    rect(150, 200, 140, 20, p.body, 6) +
    rect(100, 172, 30, 76, p.body2, 10) +
    rect(124, 152, 34, 116, p.body3, 12) +
    rect(282, 152, 34, 116, p.body3, 12) +
    rect(310, 172, 30, 76, p.body2, 10) +
    rect(356, 132, 48, 138, p.body, 14) +
    rect(364, 112, 32, 24, 'sun', 6) +
    rect(356, 170, 48, 40, 'paper'),
};

const pillbox: Scene = {
  companions: { cup: 432 },
  isOneWay: true,
  lights: ['sand', 'tide', 'day'],
  grounds: ['table'],
  arcs: [240, 140, 70],
  draw: (p) =>
    rect(98, 108, 284, 164, p.body3, 18) +
    each(
      [
        [112, 122],
        [178, 122],
        [244, 122],
        [310, 122],
        [112, 194],
        [178, 194],
        [244, 194],
        [310, 194],
      ],
      ([x, y]) => rect(x, y, 58, 64, 'sea', 8) + rect(x, y, 58, 12, p.body, 6),
    ) +
    circles(
      [
        [134, 160, 8],
        [154, 172, 7],
        [206, 164, 9],
        [334, 162, 8],
        [130, 236, 8],
        [152, 228, 8],
        [270, 234, 9],
        [340, 232, 8],
      ],
      'paper',
    ) +
    group(
      'translate(274 162) rotate(-24)',
      rect(-18, -8, 36, 16, 'paper', 8) + path('M0 -8h10a8 8 0 0 1 0 16H0z', 'sun'),
    ) +
    rect(192, 230, 30, 12, 'lamp', 6),
};

const tubes: Scene = {
  companions: { plant: 54 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['table'],
  arcs: [240, 120, 62],
  draw: (p) =>
    each(
      [[132], [204], [276]],
      ([x]) => path(`M${x} 62h48v154a24 24 0 0 1 -48 0z`, 'paper') + rect(x - 5, 52, 58, 16, p.body3, 5),
    ) +
    path('M132 150h48v66a24 24 0 0 1 -48 0z', p.mid) +
    path('M204 116h48v100a24 24 0 0 1 -48 0z', 'sun') +
    path('M276 172h48v44a24 24 0 0 1 -48 0z', 'lamp') +
    rect(106, 186, 244, 18, p.body2, 6) +
    rect(106, 256, 244, 18, p.body2, 6) +
    rect(106, 186, 14, 88, p.body3, 4) +
    rect(336, 186, 14, 88, p.body3, 4) +
    stroke('M144 84v50M216 84v20M288 84v64', p.far, 4),
};

const xray: Scene = {
  isOneWay: true,
  lights: ['sand', 'day', 'tide'],
  grounds: ['floor', 'plain'],
  arcs: [240, 150, 96],
  draw: (p) =>
    rect(112, 42, 256, 228, p.body3, 16) +
    rect(126, 56, 228, 200, 'dusk', 8) +
    stroke('M240 70v160', 'sea', 12, ' stroke-dasharray="8 14"') +
    stroke(
      'M228 92C190 84 168 104 162 130M252 92C290 84 312 104 318 130M228 118C194 112 172 132 166 160M252 118C286 112 308 132 314 160M228 144C198 140 178 160 174 188M252 144C282 140 302 160 306 188M228 170C206 168 190 184 188 210M252 170C274 168 290 184 292 210',
      'sea',
      8,
    ) +
    stroke('M176 82C196 70 220 74 232 80M304 82C284 70 260 74 248 80', 'paper', 9) +
    circle(290, 186, 15, 'sun'),
};

const tissues: Scene = {
  companions: { plant: 56, cup: 432 },
  lights: ['dusk', 'tide'],
  grounds: ['table'],
  arcs: [240, 120, 60],
  draw: (p) =>
    path(
      'M190 170C196 128 172 104 202 74C222 96 236 70 256 62C262 92 290 92 296 120C300 142 284 152 290 170z',
      'paper',
    ) +
    stroke('M222 164C220 132 212 112 206 94M258 164C258 136 262 112 254 82', 'wall', 5) +
    rect(112, 166, 256, 110, p.body, 14) +
    ellipse(240, 170, 70, 12, p.body2) +
    path('M190 170C196 150 190 140 194 130L288 140C288 150 286 160 290 170z', 'paper') +
    circle(240, 226, 17, 'sun') +
    each([[0], [60], [120], [180], [240], [300]], ([turn]) =>
      group(`rotate(${turn} 240 226)`, ellipse(240, 198, 9, 13, 'paper')),
    ),
};

export const thingScenes = {
  pressure,
  monitor,
  stethoscope,
  inhaler,
  spine,
  cream,
  glasses,
  bowel,
  water,
  nerve,
  talk,
  blocks,
  infusion,
  syringe,
  clock,
  soap,
  plate,
  folder,
  card,
  signpost,
  letter,
  phone,
  suitcase,
  shoe,
  house,
  plaster,
  dumbbell,
  pillbox,
  tubes,
  xray,
  tissues,
};
