import type { Paint } from './inks.ts';
import type { Light } from './lights.ts';
import { arcs, circle, clipped, ellipse, group, n, path, rect, ridge, stroke } from './shapes.ts';

/** A leaf from its stalk at (x, y), `turn` degrees from upright, `wide` of its length to each side. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  turn: number,
  fill: Paint,
  wide = 0.34,
): string => {
  const [side, low, high] = [n(length * wide), n(-length * 0.3), n(-length * 0.7)];
  const d = `M0 0C${side} ${low} ${side} ${high} 0 ${n(-length)}C${n(-length * wide)} ${high} ${n(-length * wide)} ${low} 0 0z`;
  return group(`translate(${n(x)} ${n(y)}) rotate(${turn})`, path(d, fill));
};

export type TreeKind = 'oval' | 'cypress' | 'round';

/** A tree standing on `base`. */
export function tree(x: number, base: number, height: number, kind: TreeKind, fill: Paint): string {
  const h = height;
  const trunk = stroke(`M${n(x)} ${n(base)}v${n(-h * 0.4)}`, fill, Math.max(3, h * 0.045));
  switch (kind) {
    case 'oval':
      return trunk + ellipse(x, base - h * 0.62, h * 0.25, h * 0.38, fill);
    case 'round':
      return trunk + circle(x, base - h * 0.66, h * 0.32, fill);
    case 'cypress': {
      const at = (dx: number, dy: number) => `${n(x + dx * h)} ${n(base - dy * h)}`;
      return (
        trunk +
        path(
          `M${at(0, 1.08)}C${at(0.2, 0.6)} ${at(0.17, 0.12)} ${at(0, 0.1)}C${at(-0.17, 0.12)} ${at(-0.2, 0.6)} ${at(0, 1.08)}z`,
          fill,
        )
      );
    }
  }
}

/** A plant in a pot standing on `base`. */
export function plant(
  x: number,
  base: number,
  size: number,
  { body2, body3, pot }: Pick<Light, 'body2' | 'body3' | 'pot'>,
): string {
  const leaves = [
    [-52, 0.62],
    [-28, 0.84],
    [0, 1],
    [28, 0.84],
    [52, 0.62],
  ] as const;
  return (
    leaves
      .map(([turn, length], at) =>
        leaf(x, base - size * 0.38, size * length, turn, at % 2 ? body2 : body3, 0.16),
      )
      .join('') +
    path(
      `M${n(x - size * 0.26)} ${n(base - size * 0.42)}h${n(size * 0.52)}l${n(-size * 0.07)} ${n(size * 0.42)}h${n(-size * 0.38)}z`,
      pot,
    )
  );
}

/** A cup with steam, standing on `base`. */
export function cup(
  x: number,
  base: number,
  size: number,
  { obj, ring }: Pick<Light, 'obj' | 'ring'>,
): string {
  const q = size;
  const steam = (dx: number) =>
    `M${n(x + dx * q)} ${n(base - q * 0.68)}c${n(-q * 0.1)} ${n(-q * 0.12)} ${n(q * 0.1)} ${n(-q * 0.16)} 0 ${n(-q * 0.28)}`;
  const round = n(q * 0.26);
  return (
    stroke(
      `M${n(x + q * 0.3)} ${n(base - q * 0.46)}h${n(q * 0.1)}a${n(q * 0.13)} ${n(q * 0.13)} 0 0 1 0 ${round}h${n(-q * 0.12)}`,
      obj,
      q * 0.08,
    ) +
    path(
      `M${n(x - q * 0.32)} ${n(base - q * 0.56)}h${n(q * 0.64)}v${n(q * 0.3)}a${round} ${round} 0 0 1 ${n(-q * 0.26)} ${round}h${n(-q * 0.12)}a${round} ${round} 0 0 1 ${n(-q * 0.26)} ${n(-q * 0.26)}z`,
      obj,
    ) +
    stroke(steam(-0.1) + steam(0.1), ring, q * 0.045)
  );
}

export const cloud = (x: number, y: number, size: number, fill: Paint): string => {
  const [small, large, last] = [0.34, 0.5, 0.36].map((part) => n(size * part));
  return path(
    `M${n(x - size)} ${n(y)}a${small} ${small} 0 0 1 ${n(size * 0.3)} ${n(-size * 0.36)}a${large} ${large} 0 0 1 ${n(size * 0.92)} ${n(-size * 0.08)}a${last} ${last} 0 0 1 ${n(size * 0.6)} ${n(size * 0.44)}z`,
    fill,
  );
};

/** A germ with `arms` knobs. */
export function germ(x: number, y: number, size: number, arms: number, fill: Paint, spots: Paint): string {
  let [lines, knobs] = ['', ''];
  for (let at = 0; at < arms; at += 1) {
    const turn = (at / arms) * 2 * Math.PI + 0.3;
    const to = (far: number) => [x + Math.cos(turn) * size * far, y + Math.sin(turn) * size * far] as const;
    const [from, end] = [to(0.9), to(1.36)];
    lines += `M${from.map(n).join(' ')}L${end.map(n).join(' ')}`;
    knobs += circle(...end, size * 0.15, fill);
  }
  return (
    stroke(lines, fill, size * 0.12) +
    knobs +
    circle(x, y, size, fill) +
    circle(x - size * 0.3, y - size * 0.25, size * 0.2, spots) +
    circle(x + size * 0.32, y + size * 0.1, size * 0.15, spots) +
    circle(x - size * 0.1, y + size * 0.42, size * 0.13, spots)
  );
}

/** A window to the hills; one to a picture. */
export function windowToHills(x: number, y: number, w: number, h: number, hasSun = true): string {
  const [sunX, sunY] = [x + w * 0.66, y + h * 0.36];
  const heights = (...parts: number[]) => parts.map((part) => part * h);
  const view =
    rect(x, y, w, h, 'pale') +
    arcs(sunX, sunY, h * 0.2, 6, 'paper', 2) +
    (hasSun ? circle(sunX, sunY, h * 0.15, 'sun') : '') +
    group(
      `translate(${x} ${y})`,
      ridge(heights(0.66, 0.5, 0.72, 0.56, 0.7), w, h, 'far') +
        ridge(heights(0.84, 0.74, 0.88, 0.76, 0.86), w, h, 'mid'),
    ) +
    tree(x + w * 0.2, y + h * 0.98, h * 0.4, 'cypress', 'hill');
  return (
    rect(x - 8, y - 8, w + 16, h + 16, 'paper', 4) +
    clipped('window', `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`, view) +
    rect(x + w / 2 - 2.5, y, 5, h, 'paper') +
    rect(x - 14, y + h + 6, w + 28, 9, 'paper', 2)
  );
}
