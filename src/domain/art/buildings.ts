import type { Palette } from './palette.ts';
import type { Seed } from './seed.ts';
import { arch, box, n, path, rect, stroke } from './shapes.ts';

/** A building standing on `base`: its markup and the x of its two ends. */
export interface Building {
  body: string;
  left: number;
  right: number;
}

type Draw = (seed: Seed, p: Palette, cx: number, base: number) => Building;

/** Rows of windows, some with a light on; one element for each of the two colours. */
function panes(
  seed: Seed,
  p: Palette,
  x: number,
  y: number,
  cols: number,
  rows: number,
  w: number,
  h: number,
  gapX: number,
  gapY: number,
  fill: Palette['glass'] = p.glass,
): string {
  let dark = '';
  let lit = '';
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const one = box(x + col * (w + gapX), y + row * (h + gapY), w, h);
      if (seed.chance(p.litShare)) lit += one;
      else dark += one;
    }
  }
  return (dark && path(dark, fill)) + (lit && path(lit, p.lit));
}

// Never red on white: that cross is a protected emblem.
const cross = (cx: number, cy: number, arm: number, fill: Palette['glass']): string =>
  path(
    box(cx - arm * 0.3, cy - arm, arm * 0.6, arm * 2) + box(cx - arm, cy - arm * 0.3, arm * 2, arm * 0.6),
    fill,
  );

const sign = (x: number, y: number, w: number, p: Palette): string =>
  rect(x, y, w, 28, p.roof, 4) +
  cross(x + 19, y + 14, 6, 'paper') +
  stroke(`M${n(x + 36)} ${n(y + 14)}h${n(w - 52)}`, 'paper', 5, ' stroke-linecap="round"');

/** Two storeys, an awning over glass doors, a low wing. */
const pavilion: Draw = (seed, p, cx, base) => {
  const flip = seed.chance(0.5);
  const x = cx - (flip ? 150 : 218);
  const w = 366;
  const wing = flip ? x - 124 : x + w - 2;
  const cols = 6;
  return {
    left: Math.min(x, wing),
    right: Math.max(x + w, wing + 126),
    body:
      rect(wing, base - 148, 126, 148, p.wall2) +
      rect(wing - 6, base - 160, 138, 13, p.roof) +
      panes(seed, p, wing + 18, base - 120, 3, 1, 22, 80, 12, 0, p.glass2) +
      rect(x, base - 212, w, 212, p.wall) +
      rect(x - 10, base - 226, w + 20, 15, p.roof) +
      panes(seed, p, x + 24, base - 186, cols, 2, 36, 42, 20.4, 22) +
      rect(x + 24, base - 54, 158, 54, p.door) +
      stroke(
        `M${n(x + 103)} ${n(base - 54)}v54M${n(x + 62)} ${n(base - 54)}v54M${n(x + 144)} ${n(base - 54)}v54`,
        p.wall,
        3,
      ) +
      rect(x + 10, base - 66, 188, 13, p.accent) +
      sign(x + 226, base - 48, 116, p),
  };
};

/** A gabled house with a round-headed door and a wing. */
const cottage: Draw = (seed, p, cx, base) => {
  const flip = seed.chance(0.5) ? -1 : 1;
  const hx = cx - flip * 74;
  const half = 128;
  const wingX = flip > 0 ? hx + half - 2 : hx - half - 196;
  return {
    left: Math.min(hx - half - 14, wingX),
    right: Math.max(hx + half + 14, wingX + 198),
    body:
      rect(wingX, base - 106, 198, 106, p.wall2) +
      rect(wingX - 5, base - 114, 208, 10, p.roof) +
      panes(seed, p, wingX + 30, base - 78, 4, 1, 24, 38, 14, 0) +
      path(
        `M${n(hx - half)} ${n(base)}v-124L${n(hx)} ${n(base - 196)}L${n(hx + half)} ${n(base - 124)}v124z`,
        p.wall,
      ) +
      stroke(
        `M${n(hx - half - 14)} ${n(base - 118)}L${n(hx)} ${n(base - 197)}L${n(hx + half + 14)} ${n(base - 118)}`,
        p.accent === 'sun' ? 'sun' : p.roof,
        13,
        ' stroke-linejoin="miter"',
      ) +
      cross(hx, base - 140, 15, p.glass) +
      panes(seed, p, hx - 92, base - 98, 2, 1, 40, 42, 104, 0) +
      path(arch(hx, base, 44, 76), p.door) +
      stroke(
        `M${n(hx - half)} ${n(base - 3)}h${half - 24}M${n(hx + 24)} ${n(base - 3)}h${half - 24}`,
        p.shade,
        6,
      ),
  };
};

/** Three storeys and a low wing with a coloured sign. */
const block: Draw = (seed, p, cx, base) => {
  const flip = seed.chance(0.5);
  const floors = seed.int(3, 4);
  const h = floors * 58 + 42;
  const w = 220;
  const x = flip ? cx - 20 : cx - 200;
  const wing = flip ? x - 178 : x + w;
  return {
    left: Math.min(x, wing),
    right: Math.max(x + w, wing + 178),
    body:
      rect(wing, base - 128, 178, 128, p.wall2) +
      rect(wing, base - 128, 178, 8, p.shade) +
      rect(wing + 30, base - 92, 118, 38, p.accent) +
      rect(x, base - h, w, h, p.wall) +
      rect(x + (flip ? 0 : w - 26), base - h, 26, h, p.shade) +
      rect(x - 10, base - h - 16, w + 20, 18, p.roof) +
      panes(seed, p, x + (flip ? 46 : 22), base - h + 26, 3, floors - 1, 36, 38, 20, 20) +
      rect(x + (flip ? 46 : 22), base - 60, 148, 60, p.door) +
      stroke(
        `M${n(x + (flip ? 95 : 71))} ${n(base - 60)}v60M${n(x + (flip ? 145 : 121))} ${n(base - 60)}v60`,
        p.wall,
        4,
      ),
  };
};

/** A dome over tall windows. */
const rotunda: Draw = (seed, p, cx, base) => {
  const half = seed.int(158, 186);
  const wall = seed.int(118, 140);
  const bays = 5;
  const bay = (half * 2 - 60) / bays;
  let openings = '';
  for (let at = 0; at < bays; at += 1)
    openings += arch(cx - half + 30 + bay * (at + 0.5), base, bay * 0.58, wall - 26);
  const rise = half * 0.78;
  return {
    left: cx - half - 12,
    right: cx + half + 12,
    body:
      rect(cx - 16, base - wall - rise - 38, 32, 40, p.glass) +
      path(`M${n(cx - 24)} ${n(base - wall - rise - 36)}a24 20 0 0 1 48 0z`, p.roof) +
      path(
        `M${n(cx - half)} ${n(base)}v${n(-wall)}a${n(half)} ${n(rise)} 0 0 1 ${n(half * 2)} 0v${n(wall)}z`,
        p.wall,
      ) +
      stroke(
        `M${n(cx - half - 2)} ${n(base - wall + 6)}v-6a${n(half + 2)} ${n(rise + 4)} 0 0 1 ${n(half * 2 + 4)} 0v6`,
        p.roof,
        15,
      ) +
      rect(cx - half, base - wall - 2, half * 2, 9, p.shade) +
      path(openings, p.glass) +
      path(arch(cx, base, bay * 0.58, wall - 26), seed.chance(0.5) ? p.accent : p.door),
  };
};

/** A hospital: a tower between two wings, a cross at the top. */
const campus: Draw = (seed, p, cx, base) => {
  const floors = seed.int(4, 5);
  const th = floors * 50 + 58;
  const tw = 168;
  const shift = seed.pick([-56, 0, 56]);
  const tx = cx - tw / 2 + shift;
  const l = cx - 250;
  const r = cx + 250;
  const lh = seed.int(118, 136);
  const rh = seed.int(142, 168);
  return {
    left: l,
    right: r,
    body:
      rect(l, base - lh, tx - l, lh, p.wall2) +
      rect(l - 6, base - lh - 10, tx - l + 6, 12, p.roof) +
      panes(seed, p, l + 18, base - lh + 24, Math.floor((tx - l - 20) / 42), 2, 26, 28, 16, 16, p.glass2) +
      rect(tx + tw, base - rh, r - tx - tw, rh, p.wall2) +
      rect(tx + tw, base - rh - 10, r - tx - tw + 6, 12, p.roof) +
      panes(
        seed,
        p,
        tx + tw + 18,
        base - rh + 24,
        Math.floor((r - tx - tw - 20) / 42),
        2,
        26,
        34,
        16,
        20,
        p.glass2,
      ) +
      rect(tx, base - th, tw, th, p.wall) +
      rect(tx + tw - 20, base - th, 20, th, p.shade) +
      rect(tx - 7, base - th - 12, tw + 14, 14, p.roof) +
      panes(seed, p, tx + 18, base - th + 74, 4, floors - 2, 22, 30, 10, 18) +
      cross(tx + tw / 2 - 10, base - th + 38, 20, p.glass) +
      rect(tx - 24, base - 68, tw + 48, 12, p.accent === 'sun' ? 'sun' : p.roof) +
      rect(tx + 10, base - 56, tw - 20, 56, p.door) +
      stroke(
        `M${n(tx + tw / 2)} ${n(base - 56)}v56M${n(tx - 16)} ${n(base - 60)}v60M${n(tx + tw + 16)} ${n(base - 60)}v60`,
        p.wall,
        4,
      ),
  };
};

/** A workshop under a saw-tooth roof with north light. */
const sawtooth: Draw = (seed, p, cx, base) => {
  const teeth = 4;
  const w = 416;
  const x = cx - w / 2;
  const t = w / teeth;
  const wall = 132;
  const flip = seed.chance(0.5);
  let roof = '';
  let light = '';
  for (let at = 0; at < teeth; at += 1) {
    const a = x + at * t;
    const y = base - wall;
    roof += flip ? `M${n(a)} ${n(y)}v-62l${n(t)} 62z` : `M${n(a)} ${n(y)}l${n(t)} -62v62z`;
    light += flip ? box(a + 6, y - 46, 10, 42) : box(a + t - 16, y - 46, 10, 42);
  }
  return {
    left: x,
    right: x + w,
    body:
      path(roof, p.roof) +
      path(light, p.lit === 'lamp' ? 'lamp' : p.glass2) +
      rect(x, base - wall, w, wall, p.wall) +
      rect(x, base - wall, w, 10, p.shade) +
      panes(seed, p, x + 24, base - 96, 4, 1, 50, 44, 20, 0) +
      rect(x + w - 104, base - 98, 78, 98, p.door) +
      stroke(`M${n(x + w - 65)} ${n(base - 98)}v98`, p.wall, 4) +
      rect(x + w - 116, base - 110, 102, 13, p.accent) +
      stroke(`M${n(x + 24)} ${n(base - 22)}h266`, p.shade, 6, ' stroke-linecap="round"'),
  };
};

/** A row of shops: arches under a striped awning. */
const arcade: Draw = (seed, p, cx, base) => {
  const bays = 5;
  const w = 430;
  const x = cx - w / 2;
  const h = 190;
  const bay = w / bays;
  let openings = '';
  let stripes = '';
  for (let at = 0; at < bays; at += 1) openings += arch(x + bay * (at + 0.5), base, bay * 0.62, 84);
  for (let at = 0; at < 10; at += 2)
    stripes += `M${n(x + (w / 10) * at)} ${n(base - 112)}h${n(w / 10)}v22a${n(w / 20)} 10 0 0 1 ${n(-w / 10)} 0z`;
  return {
    left: x - 8,
    right: x + w + 8,
    body:
      rect(x, base - h, w, h, p.wall) +
      rect(x - 8, base - h - 12, w + 16, 14, p.roof) +
      panes(seed, p, x + 28, base - h + 20, 7, 1, 32, 36, 25, 0) +
      rect(x, base - 112, w, 18, 'wall') +
      path(stripes, p.accent) +
      path(openings, p.glass) +
      path(arch(x + bay * 2.5, base, bay * 0.62, 84), p.door),
  };
};

/** Stepped terraces with planting. */
const terrace: Draw = (seed, p, cx, base) => {
  const flip = seed.chance(0.5) ? -1 : 1;
  const steps = [
    { w: 440, h: 78 },
    { w: 330, h: 74 },
    { w: 210, h: 72 },
  ];
  let y = base;
  let body = '';
  for (const [index, step] of steps.entries()) {
    const x = flip > 0 ? cx - 220 : cx + 220 - step.w;
    body += rect(x, y - step.h, step.w, step.h, index % 2 ? p.wall2 : p.wall);
    body += panes(
      seed,
      p,
      x + 20,
      y - step.h + 24,
      Math.floor((step.w - 20) / 60),
      1,
      42,
      36,
      18,
      0,
      index % 2 ? p.glass2 : p.glass,
    );
    body += rect(x - 5, y - step.h - 8, step.w + 10, 10, p.roof);
    const next = steps[index + 1];
    if (next) {
      const from = flip > 0 ? cx - 220 + next.w + 16 : cx + 220 - step.w + 8;
      body += path(
        `M${n(from)} ${n(y - step.h - 8)}a20 20 0 0 1 38 0a16 16 0 0 1 30 0a13 13 0 0 1 24 0z`,
        p.tree2,
      );
    }
    y -= step.h;
  }
  const door = flip > 0 ? cx + 140 : cx - 200;
  body += rect(door, base - 70, 62, 70, p.wall) + rect(door + 8, base - 58, 46, 58, p.accent);
  return { left: cx - 225, right: cx + 225, body };
};

/** Two houses joined by a bridge. */
const bridge: Draw = (seed, p, cx, base) => {
  const lh = seed.int(230, 262);
  const rh = seed.int(168, 196);
  const swap = seed.chance(0.5);
  const [a, b] = swap ? [rh, lh] : [lh, rh];
  const rows = (h: number) => Math.floor((h - 80) / 54);
  return {
    left: cx - 228,
    right: cx + 228,
    body:
      rect(cx - 60, base - 132, 120, 46, p.glass2) +
      stroke(
        `M${cx - 60} ${base - 109}h120M${cx - 20} ${base - 132}v46M${cx + 20} ${base - 132}v46`,
        p.wall,
        3,
      ) +
      rect(cx - 60, base - 140, 120, 9, p.roof) +
      rect(cx - 222, base - a, 162, a, p.wall) +
      rect(cx - 82, base - a, 22, a, p.shade) +
      rect(cx - 228, base - a - 12, 174, 14, p.roof) +
      panes(seed, p, cx - 204, base - a + 28, 3, rows(a), 26, 32, 14, 22) +
      rect(cx + 60, base - b, 162, b, p.wall2) +
      rect(cx + 54, base - b - 12, 174, 14, p.roof) +
      panes(seed, p, cx + 80, base - b + 28, 3, rows(b), 30, 32, 16, 22, p.glass2) +
      rect(cx - 184, base - 54, 88, 54, p.door) +
      rect(cx - 196, base - 64, 112, 12, p.accent) +
      rect(cx + 116, base - 52, 50, 52, p.door),
  };
};

/** A tall gable all of glass, with a porch: quiet places. */
const lodge: Draw = (seed, p, cx, base) => {
  const off = seed.pick([-70, 0, 70]);
  const gx = cx + off;
  return {
    left: cx - 220,
    right: cx + 220,
    body:
      path(`M${cx - 214} ${base - 92}l34 -54h360l34 54z`, p.roof) +
      rect(cx - 200, base - 94, 400, 94, p.wall2) +
      panes(seed, p, cx - 176, base - 70, 8, 1, 26, 40, 20, 0, p.glass2) +
      path(`M${n(gx - 104)} ${base}v-62L${n(gx)} ${base - 222}L${n(gx + 104)} ${base - 62}v62z`, p.wall) +
      path(
        `M${n(gx - 66)} ${base - 66}L${n(gx)} ${base - 168}L${n(gx + 66)} ${base - 66}z`,
        p.lit === 'lamp' ? 'lamp' : p.glass,
      ) +
      stroke(
        `M${n(gx)} ${base - 168}v102M${n(gx - 34)} ${base - 116}v50M${n(gx + 34)} ${base - 116}v50`,
        p.wall,
        4,
      ) +
      stroke(`M${n(gx - 122)} ${base - 44}L${n(gx)} ${base - 228}L${n(gx + 122)} ${base - 44}`, p.roof, 13) +
      rect(gx - 56, base - 54, 112, 54, p.glass) +
      rect(gx - 20, base - 54, 40, 54, p.accent),
  };
};

/** What stands where, by words in the location type; the first that fits. */
const byType: readonly (readonly [RegExp, readonly [Draw, ...Draw[]]])[] = [
  [/emergenc|hospital|acute|campus/i, [campus]],
  [/urgent/i, [pavilion, cottage, block]],
  [/walk.?in|flu|occupational/i, [block, pavilion]],
  [/surg|transplant|cancer|infusion/i, [bridge, campus]],
  [/lab|imaging|radiolog|diagnost/i, [sawtooth, rotunda]],
  [/pharmac|optical|store/i, [arcade]],
  [/therap|rehab|sport|fitness/i, [terrace, sawtooth]],
  [/birth|women|pediatr|child|integrat|hospice|home|palliat|wellness/i, [lodge, cottage]],
  [/librar|resource|education|research|institute/i, [rotunda, arcade]],
];
const anywhere: readonly [Draw, ...Draw[]] = [cottage, block, pavilion, terrace, arcade, lodge, bridge];

/** The building for a location type ("Urgent Care", "hospital", …); any of the family for an unknown one. */
export function building(seed: Seed, p: Palette, kind: string, cx: number, base: number): Building {
  const draws = byType.find(([words]) => words.test(kind))?.[1] ?? anywhere;
  return seed.pick(draws)(seed, p, cx, base);
}
