import type { Scene } from './Scene.ts';
import { circle, each, ellipse, group, heartOutline, outline, path, rect, stroke } from './shapes.ts';

/** What comes to people: company at the bedside, and a ride. */

/** A dog that sits and waits to be stroked, with a tag at its collar. */
const dog: Scene = {
  companions: { plant: 76, cup: 420 },
  lights: ['sand', 'day', 'tide'],
  grounds: ['floor', 'plain', 'meadow'],
  arcs: [244, 108, 74],
  draw: (p) =>
    stroke('M318 262C356 262 366 236 356 208', p.body2, 17) +
    path('M212 146C190 184 176 226 178 276H316C332 276 338 262 334 244C326 204 300 176 282 146z', p.body2) +
    path('M250 276C240 240 262 216 292 220C322 224 334 248 328 276z', p.body3, ' opacity=".22"') +
    path('M214 170C222 204 222 236 216 276H190C178 276 174 262 184 258C182 224 192 194 214 170z', p.body) +
    stroke('M226 200V262M200 200V262', p.body, 22) +
    ellipse(222, 272, 22, 9, p.body) +
    ellipse(192, 272, 22, 9, p.body) +
    ellipse(296, 272, 30, 10, p.body) +
    path(
      'M196 84C196 52 222 38 248 42C280 46 296 72 290 104C286 138 262 154 236 150C206 146 196 120 196 84z',
      p.body2,
    ) +
    path('M204 96C176 100 152 112 152 126C152 146 196 150 226 146C236 128 228 98 204 96z', p.body) +
    ellipse(160, 116, 13, 10, p.body3) +
    stroke('M164 134C178 142 192 140 200 134', p.body3, 4) +
    circle(212, 84, 6.5, p.body3) +
    path('M254 46C290 42 320 74 312 118C310 136 286 140 276 120C266 100 248 74 254 46z', p.body3) +
    stroke('M214 156C236 168 262 166 284 152', p.body3, 13) +
    path(heartOutline(238, 184, 16), 'sun'),
};

/** A trolley with tea, flowers and a blanket. */
const cart: Scene = {
  lights: ['sand', 'day', 'tide'],
  grounds: ['floor', 'plain'],
  arcs: [236, 120, 84],
  draw: (p) =>
    stroke('M128 148H112C100 148 96 138 96 128', p.body3, 9) +
    stroke('M134 148V262M346 148V262', p.body3, 9) +
    rect(120, 158, 240, 16, p.body2, 6) +
    rect(126, 240, 228, 14, p.body2, 6) +
    each([[146], [334]], ([x]) => circle(x, 270, 12, p.body3) + circle(x, 270, 4, p.vein)) +
    rect(152, 206, 92, 17, p.body, 8) +
    rect(148, 222, 100, 18, p.pot, 8) +
    rect(270, 196, 62, 44, 'paper', 4) +
    rect(270, 196, 62, 14, p.body3, 4) +
    path('M160 108h62v28a22 22 0 0 1 -22 22h-18a22 22 0 0 1 -22 -22z', 'paper') +
    stroke('M222 116h8a12 12 0 0 1 0 26h-10', 'paper', 7) +
    stroke('M180 92c-8 -10 8 -18 0 -30M202 92c-8 -10 8 -18 0 -30', p.body2, 5) +
    path('M276 112h48l-7 46h-34z', p.pot) +
    stroke('M300 114V72M292 114L274 84M308 114L328 82', p.body2, 5) +
    circle(300, 62, 19, 'sun') +
    circle(300, 62, 7, 'lamp') +
    circle(270, 80, 14, 'lamp') +
    circle(332, 78, 14, 'lamp'),
};

/** A guitar and notes. */
const music: Scene = {
  companions: { plant: 424 },
  isOneWay: true,
  lights: ['sand', 'day', 'tide'],
  grounds: ['floor', 'plain'],
  arcs: [206, 206, 88],
  draw: (p) =>
    group(
      'rotate(34 206 200)',
      rect(195, 18, 22, 132, p.body3, 5) +
        rect(188, 2, 36, 34, p.body3, 8) +
        path(
          'M206 130C244 128 254 158 246 182C242 196 262 208 262 236C262 270 236 286 206 286C176 286 150 270 150 236C150 208 170 196 166 182C158 158 168 128 206 130z',
          p.body2,
        ) +
        circle(206, 202, 25, 'none', outline(p.vein, 5)) +
        circle(206, 202, 20, p.body3) +
        rect(180, 248, 52, 10, p.body3, 5) +
        stroke('M200 20V250M206 20V250M212 20V250', 'paper', 1.6),
    ) +
    stroke('M338 178V104L376 94V166', p.body3, 7) +
    ellipse(327, 180, 16, 12, 'sun') +
    ellipse(365, 168, 16, 12, 'sun') +
    stroke('M118 134V80C126 96 142 94 140 110', p.body3, 6) +
    ellipse(109, 136, 13, 10, p.body3),
};

/** A van for people, with a step and a broad window. */
const van: Scene = {
  companions: { trees: 64, cloud: 110 },
  lights: ['day', 'sand', 'tide'],
  grounds: ['plain', 'meadow', 'hills'],
  arcs: [330, 96, 42],
  draw: (p) =>
    path(
      'M104 108C104 92 114 84 130 84H306C322 84 332 90 342 104L370 148C384 152 388 162 388 176V248H104z',
      'paper',
    ) +
    path('M104 190H388V248H104z', p.body2) +
    path('M310 104H318C324 104 328 106 331 111L354 150H310z', p.body3) +
    rect(124, 108, 62, 46, p.body3, 7) +
    rect(200, 104, 56, 144, 'sun', 7) +
    rect(210, 114, 36, 44, p.vein, 5) +
    circle(246, 182, 4.5, 'paper') +
    rect(266, 108, 34, 46, p.body3, 7) +
    rect(196, 250, 64, 10, p.body3, 4) +
    stroke('M132 146l26 -34M146 150l22 -30', p.vein, 4) +
    rect(372, 190, 16, 16, 'lamp', 4) +
    stroke('M104 190H200M256 190H388', p.body3, 4) +
    each([[152], [330]], ([x]) => circle(x, 252, 28, p.body3) + circle(x, 252, 12, 'paper')),
};

export const visitScenes = { dog, cart, music, van };
