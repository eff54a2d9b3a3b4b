import { bust } from './bust.ts';
import { figure, knotHair, shortHair } from './figure.ts';
import type { Scene } from './Scene.ts';
import {
  arcs,
  circle,
  circles,
  clipped,
  each,
  ellipse,
  group,
  opacity,
  outline,
  path,
  rect,
  ridge,
  stroke,
} from './shapes.ts';
import { leaf, plant, tree } from './things.ts';

const W = 480;
const H = 320;

const mind: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: [],
  arcs: [222, 132, 70],
  draw: (p) =>
    ridge([270, 244, 262, 240, 266], W, H, p.far) +
    path(
      'M150 330V280C112 254 88 212 90 164C94 88 154 36 232 38C306 40 352 86 356 146L380 190C385 199 381 205 371 205L360 207C360 214 364 218 360 222C364 228 358 232 358 240C358 258 344 266 324 264L300 262V330z',
      p.body3,
    ) +
    clipped(
      'mind',
      '<circle cx="220" cy="146" r="94"/>',
      rect(110, 40, 230, 220, 'lamp') +
        arcs(236, 140, 40, 6, 'paper', 2.4, 0.9) +
        circle(236, 144, 31, 'sun') +
        path('M110 176C150 140 190 160 220 168C260 178 290 150 330 168V260H110z', 'mid') +
        path('M110 206C160 180 200 214 250 202C280 196 310 190 330 200V260H110z', 'near') +
        path(
          'M224 260C214 236 240 226 232 212C228 204 236 198 240 196L248 196C244 204 252 212 252 222C254 236 250 248 262 260z',
          'wall',
        ) +
        group(
          'translate(160 226) scale(0.6)',
          tree(0, 0, 84, 'cypress', 'ink') + tree(24, 4, 60, 'cypress', 'ink'),
        ),
    ) +
    leaf(404, 98, 26, 40, p.mid) +
    leaf(424, 136, 20, 62, p.mid) +
    leaf(60, 108, 22, -50, p.mid),
};

const pregnancy: Scene = {
  companions: { trees: 84, cloud: 420 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['meadow', 'hills', 'coast'],
  arcs: [292, 206, 38],
  draw: (p) =>
    path(
      'M206 62C188 70 178 96 184 122C170 130 166 120 168 104C162 64 184 34 218 36C232 36 240 44 242 52z',
      'h2',
    ) +
    path('M204 92h28v36h-28z', 's5') +
    ellipse(226, 74, 25, 29, 's5') +
    path('M250 74l9 12q1 3 -4 4l-7 1z', 's5') +
    path(
      'M198 76C196 48 216 34 238 42C246 46 250 54 250 60C234 58 224 66 220 84C214 98 204 102 198 98z',
      'h2',
    ) +
    path(
      'M206 116C178 122 164 144 162 182C160 230 158 280 152 330H306C302 300 298 280 296 262C338 250 352 214 334 180C318 156 282 160 262 148C258 130 248 118 232 114z',
      p.body2,
    ) +
    circle(292, 206, 36, 'none', outline(p.vein, 2.4)) +
    circle(292, 206, 27, 'none', outline(p.vein, 2)) +
    circle(292, 206, 17, 'sun') +
    stroke('M196 140C180 186 188 224 214 236C240 246 266 244 288 240', p.body, 25) +
    stroke('M276 244C296 244 310 238 320 232', 's5', 16),
};

const children: Scene = {
  companions: { cloud: 96 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['meadow'],
  arcs: [322, 74, 46],
  sun: [328, 66, 38],
  draw: (p) =>
    group(
      'translate(-92 -112) scale(1.4)',
      stroke('M300 104C296 140 282 150 272 164', p.body3, 2.6) +
        figure(
          {
            head: [238, 166],
            neck: [238, 190],
            hip: [238, 226],
            elbowRight: [262, 186],
            handRight: [272, 164],
            elbowLeft: [214, 206],
            handLeft: [196, 220],
            kneeRight: [246, 250],
            footRight: [246, 272],
            kneeLeft: [230, 250],
            footLeft: [228, 272],
          },
          {
            top: 'lamp',
            top2: 'lamp',
            leg: p.body3,
            leg2: p.body3,
            shoe: 'paper',
            skin: 's6',
            arm: 11,
            legWidth: 14,
            body: 34,
            headRadius: 20,
            toe: 7,
            look: 0.5,
            hair: (x, y, q) =>
              circle(x - 15, y - 15, 10, 'h1') + circle(x + 15, y - 15, 10, 'h1') + shortHair('h1')(x, y, q),
          },
        ) +
        figure(
          {
            head: [166, 190],
            neck: [166, 212],
            hip: [166, 240],
            elbowRight: [184, 222],
            handRight: [194, 222],
            elbowLeft: [150, 228],
            handLeft: [140, 240],
            kneeRight: [172, 258],
            footRight: [172, 276],
            kneeLeft: [160, 258],
            footLeft: [158, 276],
          },
          {
            top: 'paper',
            top2: 'paper',
            leg: p.body2,
            leg2: p.body2,
            shoe: p.body3,
            skin: 's2',
            arm: 10,
            legWidth: 12,
            body: 30,
            headRadius: 18,
            toe: 6,
            look: 0.6,
            hair: shortHair('h4'),
          },
        ),
    ) +
    leaf(60, 284, 34, -20, p.body3) +
    leaf(74, 288, 26, 20, p.body3),
  over: () =>
    stroke('M314 48C307 53 302 60 302 70', 'paper', 5, opacity(0.7)) + path('M321 109l6 -8l8 7z', 'sun'),
};

const ageing: Scene = {
  companions: { cloud: 250 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['meadow'],
  arcs: [352, 128, 44],
  sun: [372, 108, 27],
  isSunBehind: true,
  draw: (p) =>
    stroke('M128 290C134 240 130 200 132 150', p.body3, 22) +
    stroke('M132 206C112 186 100 176 92 158M132 190C152 172 164 160 170 146', p.body3, 10) +
    each(
      [
        [130, 96, 58],
        [86, 128, 42],
        [174, 126, 42],
        [112, 66, 38],
        [154, 68, 36],
      ],
      ([x, y, q], i) => circle(x, y, q, i % 2 ? p.body2 : p.body),
    ) +
    figure(
      {
        head: [258, 142],
        neck: [258, 168],
        hip: [256, 216],
        elbowRight: [274, 192],
        handRight: [290, 198],
        elbowLeft: [240, 190],
        handLeft: [236, 214],
        kneeRight: [262, 250],
        footRight: [264, 284],
        kneeLeft: [250, 250],
        footLeft: [248, 286],
      },
      {
        top: p.body3,
        top2: p.body3,
        leg: 'hill',
        leg2: 'hill',
        shoe: 'ink',
        skin: 's4',
        arm: 13,
        legWidth: 16,
        body: 40,
        headRadius: 19,
        look: 0.5,
        hair: shortHair('h8'),
      },
    ) +
    figure(
      {
        head: [308, 154],
        neck: [308, 178],
        hip: [310, 222],
        elbowRight: [328, 200],
        handRight: [340, 216],
        elbowLeft: [294, 194],
        handLeft: [286, 200],
        kneeRight: [316, 252],
        footRight: [318, 284],
        kneeLeft: [304, 252],
        footLeft: [302, 286],
      },
      {
        top: 'paper',
        top2: 'paper',
        leg: 'clay',
        leg2: 'clay',
        shoe: 'ink',
        skin: 's2',
        arm: 12,
        legWidth: 16,
        body: 38,
        headRadius: 18,
        look: -0.4,
        hair: knotHair('h7'),
      },
    ) +
    stroke('M340 216V288M332 214h14', p.body3, 4.6),
};

const vaccines: Scene = {
  companions: { plant: 46 },
  lights: ['sand', 'day', 'tide', 'dusk'],
  grounds: ['plain', 'floor', 'hills'],
  arcs: [318, 214, 44],
  draw: (p) =>
    group(
      'translate(62 -34) scale(1.16)',
      bust({
        skin: 6,
        hair: 'h1',
        before: 'fade',
        dress: 'crew',
        cloth: p.body,
        cloth2: p.body2,
        mouth: 'open',
      }),
    ) +
    rect(88, 240, 180, 84, p.body) +
    path('M246 216C272 226 300 224 318 208C334 236 338 280 338 330H244C248 290 250 250 246 216z', 's6') +
    path('M242 330C246 290 252 260 252 218L236 216V330z', p.body2) +
    path('M228 176C268 172 312 190 326 214C312 230 278 238 250 228C240 214 232 196 228 176z', p.body) +
    stroke('M325 215C310 230 278 238 252 229', p.body2, 7) +
    group(
      'translate(294 276) rotate(-8)',
      rect(-40, -14, 80, 29, 'sun', 14.5) +
        rect(-13, -14, 26, 29, 'paper', 0, opacity(0.5)) +
        circles(
          [
            [-6, -4, 1.8],
            [-6, 5, 1.8],
            [0, -4, 1.8],
            [0, 5, 1.8],
            [6, -4, 1.8],
            [6, 5, 1.8],
          ],
          'sun',
        ),
    ) +
    stroke('M366 214A90 90 0 0 1 370 312M394 194A124 124 0 0 1 400 320', p.body, 5),
};

const sleep: Scene = {
  lights: ['dusk', 'tide'],
  grounds: [],
  arcs: [330, 84, 46],
  sun: [330, 84, 31],
  isSunBehind: true,
  draw: (p) =>
    each(
      [
        [96, 60],
        [150, 38],
        [214, 72],
        [420, 46],
        [66, 116],
        [260, 36],
        [440, 128],
      ],
      ([x, y], i) => circle(x, y, i % 2 ? 2.4 : 3.4, 'sea'),
    ) +
    rect(28, 138, 16, 160, p.body3, 6) +
    rect(28, 250, 428, 60, p.body3, 8) +
    rect(44, 190, 404, 70, 'sea', 16) +
    path('M52 196C50 168 70 160 100 164C140 160 158 172 154 200C152 214 60 214 52 196z', 'paper') +
    ellipse(118, 166, 27, 24, 's5') +
    path(
      'M90 168C88 138 112 130 130 136C146 142 148 154 146 160C132 152 116 150 108 170C104 180 94 182 90 168z',
      'h1',
    ) +
    stroke('M128 170q5 3 9 0', '#3a2016', 2.4) +
    path('M134 186C160 168 196 170 224 182C270 130 324 150 352 178C390 172 430 184 452 200V270H128z', 'mid') +
    path('M128 214C180 192 240 216 300 204C360 194 410 206 452 220V276H128z', 'near') +
    stroke('M224 182C232 188 238 196 240 206M352 178C346 184 342 190 342 198', 'near', 4) +
    rect(0, 296, W, 24, p.front),
};

const movement: Scene = {
  companions: { cloud: 90 },
  lights: ['tide', 'dusk'],
  grounds: ['meadow', 'coast', 'hills'],
  arcs: [386, 84, 44],
  sun: [386, 84, 30],
  isSunBehind: true,
  draw: (p) =>
    group(
      'translate(30 48) scale(0.86)',
      stroke('M64 150h64M44 178h56M76 206h40', 'paper', 5, opacity(0.8)) +
        figure(
          {
            head: [262, 66],
            neck: [250, 96],
            hip: [226, 164],
            elbowRight: [208, 112],
            handRight: [186, 146],
            elbowLeft: [284, 126],
            handLeft: [312, 104],
            kneeRight: [190, 208],
            footRight: [142, 214],
            kneeLeft: [280, 190],
            footLeft: [272, 252],
          },
          {
            top: 'paper',
            top2: 'wall',
            leg: p.body3,
            leg2: p.body2,
            shoe: 'lamp',
            skin: 's6',
            arm: 17,
            legWidth: 23,
            body: 44,
            headRadius: 24,
            toe: 13,
            hair: (x, y, q) =>
              stroke(`M${x - 20} ${y - 8}C${x - 40} ${y - 10} ${x - 44} ${y + 6} ${x - 56} ${y}`, 'h1', 12) +
              shortHair('h1')(x, y, q),
          },
        ),
    ),
};

const yoga: Scene = {
  companions: { cloud: 80, trees: 52 },
  lights: ['sand', 'day', 'dusk'],
  grounds: ['meadow', 'coast', 'hills'],
  arcs: [240, 110, 62],
  sun: [362, 92, 28],
  isSunBehind: true,
  draw: (p) =>
    group(
      'translate(24 6) scale(0.9)',
      path('M110 286h260l22 12H88z', p.obj3) +
        stroke('M240 164L196 176L188 222M240 164L284 176L292 222', p.body, 19) +
        path(
          'M150 276C150 250 186 238 214 236H266C294 238 330 250 330 276C330 288 306 288 290 284L240 272L190 284C174 288 150 288 150 276z',
          p.body3,
        ) +
        stroke('M176 272L262 266M304 272L218 266', p.body2, 20) +
        path('M212 166C212 148 268 148 268 166L264 240H216z', p.body) +
        stroke('M240 150V128', 's5', 18) +
        circle(240, 112, 27, 's5') +
        circle(240, 78, 13, 'h1') +
        shortHair('h1')(240, 112, 27) +
        stroke('M228 115q4 4 8 0M246 115q4 4 8 0M233 126q7 5 14 0', '#2b1c16', 2.4) +
        circle(188, 226, 10, 's5') +
        circle(292, 226, 10, 's5'),
    ) + plant(404, 276, 62, p),
};

const surgery: Scene = {
  lights: ['tide', 'day', 'sand'],
  grounds: [],
  arcs: [240, 40, 44],
  draw: (p) =>
    path('M176 64L70 320H410L304 64z', 'lamp', opacity(0.38)) +
    stroke('M240 0V30', p.body3, 10) +
    group(
      'translate(14 64) scale(0.98)',
      bust({
        skin: 6,
        hair: 'h1',
        cover: 'cap',
        wrap: p.body2,
        wrap2: p.body3,
        dress: 'scrubs',
        cloth: p.body,
        cloth2: p.body2,
        hasMask: true,
        isPlain: true,
        face: 'oval',
      }),
    ) +
    group(
      'translate(232 64) scale(0.98)',
      bust(
        {
          skin: 3,
          hair: 'h3',
          cover: 'cap',
          wrap: p.body3,
          wrap2: p.body2,
          dress: 'scrubs',
          cloth: p.body2,
          cloth2: p.body3,
          hasMask: true,
          isPlain: true,
          face: 'round',
          glasses: 'square',
        },
        'face2',
      ),
    ) +
    path(
      'M120 52C120 24 176 10 240 10C304 10 360 24 360 52C360 74 304 84 240 84C176 84 120 74 120 52z',
      'paper',
    ) +
    ellipse(240, 57, 104, 19, 'wall') +
    each(
      [
        [170, 57],
        [204, 63],
        [276, 63],
        [310, 57],
      ],
      ([x, y]) => ellipse(x, y, 13, 7.5, 'lamp'),
    ) +
    ellipse(240, 60, 16, 9.5, 'sun') +
    path('M0 320V290C100 264 380 264 480 290V320z', p.body3) +
    path('M0 320V302C100 278 380 278 480 302V320z', p.body2),
};

const rehab: Scene = {
  companions: { plant: 440 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['floor'],
  arcs: [250, 120, 54],
  sun: [372, 92, 28],
  isSunBehind: true,
  draw: (p) =>
    stroke('M70 176H410', p.mid, 9) +
    stroke('M96 176V286M384 176V286', p.mid, 8) +
    figure(
      {
        head: [248, 68],
        neck: [244, 96],
        hip: [238, 168],
        elbowRight: [274, 130],
        handRight: [290, 172],
        elbowLeft: [208, 136],
        handLeft: [196, 188],
        kneeRight: [262, 218],
        footRight: [270, 272],
        kneeLeft: [222, 222],
        footLeft: [202, 276],
      },
      {
        top: 'lamp',
        top2: 'lamp',
        leg: p.body3,
        leg2: p.body3,
        shoe: 'paper',
        skin: 's4',
        arm: 17,
        legWidth: 23,
        body: 46,
        headRadius: 24,
        toe: 13,
        look: 0.3,
        hair: shortHair('h3'),
      },
    ) +
    stroke('M222 226L205 268', 'paper', 13) +
    stroke('M50 190H430', p.body2, 10) +
    stroke('M76 190V300M404 190V300', p.body2, 9) +
    stroke('M60 300h32M388 300h32', p.body2, 7),
};

const caregiving: Scene = {
  companions: { cloud: 384 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['meadow'],
  arcs: [120, 96, 42],
  sun: [108, 88, 32],
  isSunBehind: true,
  draw: (p) =>
    group(
      'translate(-30 -62) scale(1.2)',
      figure(
        {
          head: [228, 122],
          neck: [226, 146],
          hip: [216, 202],
          elbowRight: [246, 172],
          handRight: [266, 182],
          elbowLeft: [244, 178],
          handLeft: [264, 188],
          kneeRight: [226, 242],
          footRight: [220, 284],
          kneeLeft: [204, 242],
          footLeft: [192, 286],
        },
        {
          top: p.body3,
          top2: p.body3,
          leg: p.body2,
          leg2: p.body2,
          shoe: 'paper',
          skin: 's7',
          arm: 13,
          legWidth: 17,
          body: 36,
          headRadius: 19,
          look: 0.6,
          toe: 9,
          hair: knotHair('h1'),
        },
      ) +
        stroke('M262 186h20V250', 'ink', 5) +
        figure(
          {
            head: [312, 158],
            neck: [308, 184],
            hip: [300, 232],
            elbowRight: [326, 214],
            handRight: [344, 218],
            elbowLeft: [322, 212],
            handLeft: [342, 222],
            kneeRight: [344, 236],
            footRight: [350, 276],
            kneeLeft: [338, 238],
            footLeft: [342, 278],
          },
          {
            top: 'lamp',
            top2: 'clay',
            leg: p.body3,
            leg2: p.body3,
            shoe: 'paper',
            skin: 's2',
            arm: 12,
            legWidth: 16,
            body: 34,
            headRadius: 18,
            look: 0.5,
            toe: 9,
            hair: shortHair('h8'),
          },
        ) +
        circle(298, 256, 33, 'none', outline('ink', 6)) +
        circle(298, 256, 5, 'ink') +
        stroke('M282 246H334V268', 'ink', 5) +
        circle(340, 280, 8, 'ink'),
    ),
  over: (p) => leaf(420, 286, 34, -16, p.body3) + leaf(434, 288, 26, 20, p.body3),
};

const women: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: ['plain', 'hills', 'coast', 'meadow'],
  arcs: [240, 112, 62],
  sun: [240, 60, 24],
  isSunBehind: true,
  draw: (p) =>
    group(
      'translate(24 56) scale(1.12)',
      bust({
        skin: 4,
        hair: 'h7',
        behind: 'bob',
        before: 'part',
        dress: 'cardigan',
        cloth: p.body2,
        cloth2: p.body3,
        shirt: 'paper',
        age: 1,
        face: 'round',
        mouth: 'smile',
        isPlain: true,
      }),
    ) +
    group(
      'translate(196 64) scale(1.12)',
      bust(
        {
          skin: 7,
          hair: 'h1',
          behind: 'locs',
          before: 'hairline',
          dress: 'crew',
          cloth: 'lamp',
          cloth2: 'clay',
          nose: 'broad',
          mouth: 'open',
          isPlain: true,
        },
        'face2',
      ),
    ),
};

const men: Scene = {
  lights: ['day', 'sand', 'tide'],
  grounds: ['plain', 'hills', 'coast', 'meadow'],
  arcs: [240, 112, 62],
  sun: [240, 66, 26],
  isSunBehind: true,
  draw: (p) =>
    group(
      'translate(24 60) scale(1.12)',
      bust({
        skin: 5,
        hair: 'h1',
        before: 'curls',
        dress: 'crew',
        cloth: p.body,
        cloth2: p.body2,
        beard: 'short',
        brows: 'thick',
        isPlain: true,
      }),
    ) +
    group(
      'translate(196 56) scale(1.12)',
      bust(
        {
          skin: 2,
          hair: 'h7',
          before: 'side',
          dress: 'collar',
          cloth: p.body3,
          cloth2: p.body2,
          age: 2,
          face: 'long',
          glasses: 'square',
          brows: 'flat',
          isPlain: true,
        },
        'face2',
      ),
    ),
};

/** A baby in a cot, below a coral star on a string. */
const newborn: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: ['floor'],
  arcs: [240, 100, 50],
  companions: { plant: 58 },
  draw: (p) =>
    stroke('M240 0V66', p.body3, 3) +
    stroke('M170 74C190 58 290 58 310 74M170 74V96M310 74V92', p.body3, 4) +
    circle(170, 106, 13, 'lamp') +
    path('M297 92h26l-5 24h-16z', p.body) +
    path('M240 70l7 15l16 2l-12 11l3 17l-14 -8l-14 8l3 -17l-12 -11l16 -2z', 'sun') +
    path('M118 152H362L340 262H140z', 'paper') +
    path('M130 166H350L336 250H144z', 'sea') +
    ellipse(194, 196, 33, 29, 's4') +
    path('M160 190C160 156 214 150 226 182C206 176 182 176 160 190z', 'h1') +
    stroke('M184 200q5 4 10 0M204 200q5 4 10 0M194 212q5 4 9 0', '#3a2016', 2.6) +
    // A sleeping sack and nothing loose: what every article on safe sleep asks for.
    path(
      'M230 178C272 170 318 180 332 208C338 226 326 240 304 242C270 246 244 238 226 222C216 210 220 190 230 178z',
      p.body,
    ) +
    stroke('M238 202C266 200 292 204 316 213', 'lamp', 4, ' stroke-dasharray="1 9"') +
    stroke('M150 262L136 296M330 262L344 296M128 284H352', p.body3, 7) +
    stroke('M118 152H362', p.body2, 9) +
    circle(134, 300, 8, p.body3) +
    circle(346, 300, 8, p.body3),
};

export const peopleScenes = {
  women,
  men,
  newborn,
  mind,
  pregnancy,
  children,
  ageing,
  vaccines,
  sleep,
  movement,
  yoga,
  surgery,
  rehab,
  caregiving,
};
