import { palettes, type Palette, type PaletteName } from './palette.ts';
import { seedOf, type Seed } from './seed.ts';
import {
  box,
  circle,
  glints,
  ink,
  n,
  path,
  picture,
  rect,
  ridge,
  rings,
  stroke,
  type Ink,
} from './shapes.ts';

const W = 640;
const H = 496;

interface Light extends Palette {
  /** Land in front, darkest. */
  bank: Ink;
}

type Scene = (seed: Seed, p: Light) => string;

const sky = (p: Light, x: number, y: number, r: number): string =>
  rect(0, 0, W, H, p.sky) + rings(x, y, r * 1.42, 8, p.ring, 1.8) + circle(x, y, r, 'sun');

const oval = (x: number, base: number, h: number, fill: Ink): string =>
  `<ellipse cx="${n(x)}" cy="${n(base - h * 0.58)}" rx="${n(h * 0.25)}" ry="${n(h * 0.42)}" fill="${ink(fill)}"/>` +
  stroke(`M${n(x)} ${n(base)}v${n(-h * 0.4)}`, fill, Math.max(4, h * 0.04));

const ripples = (seed: Seed, p: Light, top: number, bottom: number): string => {
  let d = '';
  for (let y = top; y < bottom; y += 23) {
    d += `M${seed.int(20, 250)} ${y}h${seed.int(40, 100)}M${seed.int(400, 520)} ${y + 9}h${seed.int(36, 90)}`;
  }
  return stroke(d, p.glint, 3, ' stroke-linecap="round" stroke-opacity=".6"');
};

/** A boat under sail at sundown. */
const sail: Scene = (seed, p) => {
  const sx = seed.pick([400, 250]);
  const bx = sx === 400 ? 190 : 450;
  const horizon = 278;
  return (
    sky(p, sx, horizon - 8, 86) +
    ridge([horizon, horizon - 54, horizon - 6, horizon, horizon - 28, horizon], W, horizon, p.far) +
    rect(0, horizon, W, H - horizon, p.water) +
    glints(sx, horizon + 18, 150, 5, 'sun', [0, 4, -2, -20, 6]) +
    ripples(seed, p, horizon + 42, 400) +
    path(`M${bx} ${horizon - 78}v114h-70z`, 'paper') +
    path(`M${bx + 9} ${horizon - 56}v92h50z`, 'wall') +
    path(`M${bx - 80} ${horizon + 46}h148l-18 24h-108z`, 'sky') +
    ridge([420, 402, 440, 456, 448, 428], W, H, p.bank) +
    oval(sx === 400 ? 566 : 66, 448, 120, p.tree2) +
    oval(sx === 400 ? 600 : 100, 450, 92, p.tree)
  );
};

/** A lighthouse on its rock. */
const lighthouse: Scene = (seed, p) => {
  const lx = seed.pick([440, 200]);
  const sx = 640 - lx - seed.int(-20, 20);
  const horizon = 312;
  const s = lx > 320 ? 1 : -1;
  return (
    sky(p, sx, 168, 58) +
    ridge([horizon - 20, horizon - 44, horizon - 8, horizon - 30, horizon - 12], W, horizon, p.far) +
    rect(0, horizon, W, H - horizon, p.water) +
    glints(sx, horizon + 20, 120, 4, 'sun', [0, 6, -8, 4]) +
    ripples(seed, p, horizon + 36, 450) +
    path(
      `M${lx - s * 190} ${H}C${lx - s * 150} 420 ${lx - s * 90} 372 ${lx - s * 36} 368H${lx + s * 90}C${lx + s * 150} 366 ${lx + s * 190} 340 ${lx + s * 260} 336V${H}z`,
      p.bank,
    ) +
    path(`M${lx - 34} 370l12 -216h44l12 216z`, 'paper') +
    path(
      `M${lx - 31} 312l3 -44h56l3 44zM${lx - 26} 226l2 -36h48l2 36z`,
      p.accent === 'sun' ? p.tree2 : p.accent,
    ) +
    rect(lx - 32, 144, 64, 11, p.roof) +
    rect(lx - 18, 110, 36, 34, 'lamp') +
    stroke(`M${lx} 110v34`, p.roof, 3) +
    path(`M${lx - 25} 112a25 27 0 0 1 50 0z`, p.roof) +
    path(`M${lx + (s > 0 ? 46 : -126)} 370v-46l40 -26l40 26v46z`, 'wall') +
    path(box(lx + (s > 0 ? 78 : -94), 340, 16, 30), p.door) +
    oval(lx + s * 178, 372, 84, p.tree)
  );
};

/** An arched bridge over a river. */
const bridge: Scene = (seed, p) => {
  const sx = seed.pick([170, 320, 470]);
  const deck = 282;
  let openings = '';
  for (let at = 0; at < 4; at += 1) openings += `M${56 + at * 138} 386v-26a57 57 0 0 1 114 0v26z`;
  return (
    sky(p, sx, 150, 60) +
    ridge([250, 200, 262, 214, 256, 206], W, 400, p.far) +
    ridge([310, 270, 322, 300, 258], W, 400, p.mid) +
    path(
      `M0 ${deck + 4}Q320 ${deck - 44} 640 ${deck + 4}V386H0z${openings}`,
      'paper',
      ' fill-rule="evenodd"',
    ) +
    stroke(`M0 ${deck}Q320 ${deck - 48} 640 ${deck}`, p.roof, 12) +
    rect(0, 384, W, H, p.water) +
    glints(sx, 402, 130, 4, 'sun', [0, 8, -6, 2]) +
    ripples(seed, p, 416, 470) +
    path(`M0 ${H}V404C70 396 130 430 176 ${H}zM640 ${H}V388C560 394 500 440 470 ${H}z`, p.bank) +
    oval(46, 424, 132, p.tree) +
    oval(92, 440, 86, p.tree2) +
    oval(602, 414, 142, p.tree)
  );
};

/** A kite above the hill. */
const kite: Scene = (seed, p) => {
  const s = seed.pick([1, -1]);
  const x = (v: number) => n(320 + s * (v - 320));
  return (
    sky(p, 320 - s * 150, 196, 62) +
    ridge([300, 256, 310, 268, 316], W, H, p.far) +
    ridge([370, 340, 300, 330, 380], W, H, p.mid) +
    path(`M${x(430)} 66L${x(482)} 118L${x(452)} 192L${x(398)} 126z`, 'paper') +
    path(`M${x(430)} 66L${x(452)} 192L${x(398)} 126z`, 'wall') +
    stroke(`M${x(430)} 66L${x(452)} 192M${x(398)} 126L${x(482)} 118`, p.roof, 2.5) +
    stroke(
      `M${x(452)} 192C${x(486)} 232 ${x(426)} 258 ${x(452)} 296C${x(470)} 324 ${x(446)} 344 ${x(440)} 352`,
      p.roof,
      2.5,
    ) +
    path(`M${x(466)} 226l-11 -9v18l22 -18v18zM${x(440)} 270l-11 -9v18l22 -18v18z`, 'wall') +
    ridge(s > 0 ? [452, 400, 350, 372, 420] : [420, 372, 350, 400, 452], W, H, p.grass) +
    stroke(`M${x(440)} 352l${n(-s * 2)} 20`, p.roof, 2.5) +
    oval(320 - s * 232, 430, 150, p.tree) +
    oval(320 - s * 274, 446, 104, p.tree2) +
    ridge(s > 0 ? [486, 470, 440, 452, 430] : [430, 452, 440, 470, 486], W, H, p.bank)
  );
};

/** A sill with a plant, and the morning outside. */
const windowsill: Scene = (seed, p) => {
  const sx = seed.pick([250, 320, 392]);
  const s = seed.pick([1, -1]);
  const plant = 320 + s * 176;
  const cup = 320 - s * 150;
  // A blade from the pot to (dx, dy), `w` wide at its middle on both sides.
  const leaf = (dx: number, dy: number, w: number) => {
    const long = Math.hypot(dx, dy);
    const [px, py] = [(-dy / long) * w, (dx / long) * w];
    const [mx, my] = [plant + dx * 0.45, 352 + dy * 0.55];
    return `M${n(plant)} 356Q${n(mx + px)} ${n(my + py)} ${n(plant + dx)} ${n(352 + dy)}Q${n(mx - px)} ${n(my - py)} ${n(plant)} 356z`;
  };
  return (
    rect(0, 0, W, H, p.wall2) +
    `<clipPath id="w${sx}${s}"><path d="M130 400V196a190 166 0 0 1 380 0v204z"/></clipPath><g clip-path="url(#w${sx}${s})">` +
    rect(120, 0, 400, 420, p.sky) +
    rings(sx, 214, 78, 7, p.ring, 1.8) +
    circle(sx, 214, 54, 'sun') +
    ridge([330, 292, 340, 300, 330], W, 420, p.far) +
    ridge([372, 352, 330, 366, 340], W, 420, p.mid) +
    oval(212, 400, 78, p.tree) +
    oval(440, 402, 96, p.tree) +
    '</g>' +
    stroke('M130 400V196a190 166 0 0 1 380 0v204M320 30v370M130 226h380', 'paper', 13) +
    rect(84, 396, 472, 22, 'paper') +
    rect(0, 440, W, 60, p.bank) +
    rect(98, 418, 444, 8, p.shade) +
    path(
      leaf(-62, -112, 22) + leaf(0, -160, 26) + leaf(62, -112, 22) + leaf(-88, -52, 16) + leaf(88, -52, 16),
      p.tree,
    ) +
    path(`M${plant - 36} 350h72l-11 46h-50z`, p.accent === 'sun' ? p.grass : p.accent) +
    rect(plant - 41, 342, 82, 13, p.grass) +
    path(`M${cup - 28} 352h56v22a22 22 0 0 1 -22 22h-12a22 22 0 0 1 -22 -22z`, 'paper') +
    stroke(`M${cup + 28} 360h8a11 11 0 0 1 0 22h-10`, 'paper', 6) +
    stroke(
      `M${cup - 8} 340c-8 -10 8 -16 0 -28M${cup + 10} 340c-8 -10 8 -16 0 -28`,
      'paper',
      3,
      ' stroke-linecap="round"',
    )
  );
};

/** A road winding to the sun between fields. */
const road: Scene = (seed, p) => {
  const sx = seed.pick([220, 320, 420]);
  const bend = seed.pick([1, -1]);
  const x = (v: number) => n(320 + bend * (v - 320));
  return (
    sky(p, sx, 206, 66) +
    ridge([268, 226, 276, 240, 264], W, H, p.far) +
    ridge([322, 300, 286, 312, 296], W, H, p.mid) +
    ridge([372, 344, 330, 338, 372], W, H, p.grass) +
    path(
      `M${x(180)} ${H}C${x(250)} 446 ${x(430)} 452 ${x(420)} 408C${x(412)} 378 ${x(330)} 372 ${x(336)} 334h${n(bend * 12)}C${x(346)} 364 ${x(476)} 366 ${x(490)} 406C${x(506)} 452 ${x(380)} 456 ${x(360)} ${H}z`,
      p.path,
    ) +
    stroke(
      `M${x(0)} 400Q${x(120)} 372 ${x(290)} 358M${x(0)} 432Q${x(140)} 396 ${x(330)} 384M${x(0)} 468Q${x(120)} 426 ${x(340)} 414`,
      p.front === 'night' ? 'hill' : 'mid',
      3,
      ' stroke-linecap="round" stroke-opacity=".7"',
    ) +
    [0, 1, 2]
      .map((at) =>
        oval(320 + bend * (206 + at * 42), 392 + at * 20, 104 + at * 34, at === 1 ? p.tree2 : p.tree),
      )
      .join('') +
    path(`M0 ${H}V470Q${x(60)} 452 ${x(120)} ${H}z`, p.bank)
  );
};

/** A bench under a wide tree above the water. */
const bench: Scene = (seed, p) => {
  const s = seed.pick([1, -1]);
  const x = (v: number) => 320 + s * (v - 320);
  const horizon = 300;
  const t = x(474);
  const b = x(250);
  return (
    sky(p, x(180), horizon - 68, 62) +
    ridge([horizon - 30, horizon - 64, horizon - 22, horizon - 50, horizon - 26], W, horizon, p.far) +
    rect(0, horizon, W, H - horizon, p.water) +
    glints(x(180), horizon + 18, 116, 4, 'sun', [0, 6, -8, 4]) +
    ripples(seed, p, horizon + 30, 390) +
    ridge(s > 0 ? [438, 420, 404, 396, 384] : [384, 396, 404, 420, 438], W, H, p.grass) +
    path(
      `M${t - 13} 412C${t - 8} 340 ${t - 12} 300 ${t - 46} 262l14 -6C${t - 14} 276 ${t - 4} 286 ${t} 300C${t + 6} 276 ${t + 18} 262 ${t + 40} 250l10 8C${t + 16} 290 ${t + 8} 340 ${t + 17} 412z`,
      p.tree,
    ) +
    circle(t - 62, 216, 62, p.tree2) +
    circle(t + 58, 208, 66, p.tree) +
    circle(t, 158, 84, p.tree) +
    circle(t - 16, 236, 46, p.tree2) +
    rect(b - 62, 358, 124, 8, 'paper') +
    rect(b - 62, 374, 124, 8, 'paper') +
    rect(b - 68, 394, 136, 9, 'paper') +
    stroke(`M${b - 52} 358v68M${b + 52} 358v68`, p.roof, 6) +
    ridge(s > 0 ? [474, 470, 446, 452, 440] : [440, 452, 446, 470, 474], W, H, p.bank)
  );
};

const scenes: readonly [Scene, ...Scene[]] = [sail, lighthouse, bridge, kite, windowsill, road, bench];

/**
 * The picture of a story: SVG markup, about 4:3, the same for the same id. Says a mood, not the story: the
 * words beside it do, so it is decoration.
 */
export function storyArt(id: string, palette?: PaletteName): string {
  const seed = seedOf(`story:${id}`);
  const light = seed.pick<PaletteName>(['dusk', 'dusk', 'day', 'sand']);
  const chosen = palette ?? light;
  const scene = seed.pick(scenes);
  return picture(
    W,
    H,
    scene(seed, { ...palettes[chosen], bank: chosen === 'dusk' ? 'night' : 'deep' }),
    'xMidYMid',
  );
}
