import type { Palette } from './palette.ts';
import type { Seed } from './seed.ts';
import { box, circle, ink, n, path, rect, ridge, rings, stroke } from './shapes.ts';

/** Sky, arcs, disc and what lies behind the building. `horizon` is the y where the ground begins. */
export function backdrop(seed: Seed, p: Palette, width: number, horizon: number): string {
  const discX = width * seed.pick([0.2, 0.26, 0.5, 0.74, 0.8]);
  const discR = seed.int(38, 50);
  const discY = seed.int(122, 158);
  const at = (from: number, to: number) => horizon - seed.int(from, to);
  const skyline =
    rect(0, 0, width, 500, p.sky) +
    rings(discX, discY, discR * 1.6, 8, p.ring, 2.8) +
    circle(discX, discY, discR, p.disc);
  const kind = seed.pick(['hills', 'hills', 'coast', 'peaks', 'town']);
  if (kind === 'coast') {
    return (
      skyline +
      ridge(
        [at(120, 150), at(170, 200), at(118, 130), at(112, 118), at(150, 190)],
        width,
        horizon - 96,
        p.far,
      ) +
      rect(0, horizon - 98, width, 100, p.water) +
      stroke(
        `M${n(width * 0.04)} ${horizon - 78}h84M${n(width * 0.82)} ${horizon - 70}h110M${n(width * 0.12)} ${horizon - 52}h60M${n(width * 0.7)} ${horizon - 46}h74M${n(width * 0.02)} ${horizon - 26}h50`,
        p.glint,
        3,
        ' stroke-linecap="round" stroke-opacity=".75"',
      )
    );
  }
  if (kind === 'peaks') {
    const peaks = [0.08, 0.3, 0.55, 0.82, 1.04].map((x, index) => {
      const h = seed.int(index % 2 ? 160 : 120, index % 2 ? 240 : 190);
      const half = h * 1.25;
      const top = horizon - h;
      const cx = x * width;
      return `M${n(cx - half)} ${n(horizon)}L${n(cx - 12)} ${n(top + 9)}Q${n(cx)} ${n(top)} ${n(cx + 12)} ${n(top + 9)}L${n(cx + half)} ${n(horizon)}z`;
    });
    return (
      skyline +
      path(peaks.join(''), p.far) +
      ridge([at(80, 110), at(40, 66), at(84, 116), at(50, 76)], width, horizon + 2, p.mid)
    );
  }
  if (kind === 'town') {
    let x = -10;
    let roofs = '';
    while (x < width) {
      const w = seed.int(44, 92);
      const h = seed.int(70, 150);
      roofs += seed.chance(0.35)
        ? `M${n(x)} ${n(horizon)}v${n(-h)}l${n(w / 2)} -26l${n(w / 2)} 26v${n(h)}z`
        : box(x, horizon - h, w, h);
      x += w + seed.pick([0, 6, 22]);
    }
    return (
      skyline +
      path(roofs, p.far) +
      ridge([at(30, 60), at(54, 80), at(20, 40), at(50, 74), at(24, 48)], width, horizon + 2, p.mid)
    );
  }
  return (
    skyline +
    ridge([at(150, 190), at(110, 140), at(170, 215), at(120, 150), at(160, 205)], width, horizon, p.far) +
    ridge([at(84, 120), at(110, 140), at(50, 80), at(96, 130)], width, horizon + 2, p.mid)
  );
}

export const ground = (p: Palette, width: number, y: number): string =>
  rect(0, y, width, 40, p.grass) + rect(0, y + 34, width, 500 - y, p.front);

type TreeKind = 'oval' | 'cypress' | 'fir' | 'round';

function tree(x: number, base: number, h: number, kind: TreeKind, fill: Palette['tree']): string {
  const trunk = stroke(`M${n(x)} ${n(base)}v${n(-h * 0.42)}`, fill, Math.max(4, h * 0.045));
  switch (kind) {
    case 'oval':
      return (
        trunk +
        `<ellipse cx="${n(x)}" cy="${n(base - h * 0.62)}" rx="${n(h * 0.25)}" ry="${n(h * 0.38)}" fill="${ink(fill)}"/>`
      );
    case 'cypress':
      return (
        trunk +
        path(
          `M${n(x)} ${n(base - h * 1.08)}C${n(x + h * 0.2)} ${n(base - h * 0.6)} ${n(x + h * 0.17)} ${n(base - h * 0.12)} ${n(x)} ${n(base - h * 0.1)}C${n(x - h * 0.17)} ${n(base - h * 0.12)} ${n(x - h * 0.2)} ${n(base - h * 0.6)} ${n(x)} ${n(base - h * 1.08)}z`,
          fill,
        )
      );
    case 'fir':
      return (
        trunk +
        path(
          `M${n(x)} ${n(base - h * 1.05)}l${n(h * 0.2)} ${n(h * 0.42)}h${n(-h * 0.09)}l${n(h * 0.19)} ${n(h * 0.47)}h${n(-h * 0.6)}l${n(h * 0.19)} ${n(-h * 0.47)}h${n(-h * 0.09)}z`,
          fill,
        )
      );
    case 'round':
      return trunk + circle(x, base - h * 0.66, h * 0.32, fill);
  }
}

/** Trees at both sides of what stands between `left` and `right`; the far ones lighter. */
export function trees(
  seed: Seed,
  p: Palette,
  width: number,
  base: number,
  left: number,
  right: number,
): string {
  const kind = seed.pick<TreeKind>(['oval', 'oval', 'cypress', 'fir', 'round']);
  const side = (edge: number, away: -1 | 1, space: number): string => {
    if (space < 46) return '';
    const tall = seed.int(112, 168);
    const x = edge + away * Math.min(space * 0.5, seed.int(42, 66));
    const group = [tree(x - away * 6, base + 4, tall, kind, p.tree)];
    if (space > 96) group.push(tree(x + away * 40, base + 6, tall * 0.66, kind, p.tree));
    if (space > 70 && seed.chance(0.7)) group.unshift(tree(x - away * 34, base, tall * 0.6, kind, p.tree2));
    if (space > 190 && seed.chance(0.6)) {
      group.push(tree(x + away * 118, base + 4, tall * 0.82, kind, p.tree));
    }
    return group.join('');
  };
  return side(left, -1, left) + side(right, 1, width - right);
}

/** Low round bushes along the foot of a wall. */
export function bushes(seed: Seed, p: Palette, base: number, xs: readonly number[]): string {
  return xs
    .map((x) => {
      const r = seed.int(11, 17);
      return path(
        `M${n(x - r * 1.5)} ${n(base)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 1.5)} ${n(-r * 0.7)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 1.5)} ${n(r * 0.7)}z`,
        p.tree2,
      );
    })
    .join('');
}
