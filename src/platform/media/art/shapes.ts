import { inRamp, paint } from './inks.ts';
import type { Paint, RampName } from './inks.ts';

/* The few shapes every picture is made of. `more` is further attributes, with the space before them. */

/** A number as it is written: one decimal, since less is below what the eye sees. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, radius: number, fill: Paint, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint(fill)}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Paint, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint(fill)}"${more}/>`;

export function rect(x: number, y: number, w: number, h: number, fill: Paint, round = 0, more = ''): string {
  const corners = round ? ` rx="${n(round)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corners} fill="${paint(fill)}"${more}/>`;
}

export const path = (d: string, fill: Paint, more = ''): string =>
  `<path d="${d}" fill="${paint(fill)}"${more}/>`;

/** A line with round ends. */
export function stroke(d: string, color: Paint, width: number, more = ''): string {
  const ends = more.includes('linecap') ? '' : ' stroke-linecap="round"';
  return `<path d="${d}" fill="none" stroke="${paint(color)}" stroke-width="${n(width)}"${ends} stroke-linejoin="round"${more}/>`;
}

export const outline = (color: Paint, width: number): string =>
  ` stroke="${paint(color)}" stroke-width="${n(width)}"`;

export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;

export const opacity = (value: number): string => ` opacity="${value}"`;

/** `body`, seen only inside of `shape`. The id has to be the only one of its kind in the picture. */
export const clipped = (id: string, shape: string, body: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;

/** Arcs around one origin, farther apart the farther out: the mark of the family. */
export function arcs(
  x: number,
  y: number,
  first: number,
  count: number,
  color: Paint,
  width = 2,
  visible = 0.85,
): string {
  let [d, radius, step] = ['', first, first * 0.36];
  for (let at = 0; at < count; at += 1) {
    const r = n(radius);
    d += `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0`;
    radius += step;
    step *= 1.1;
  }
  return `<path d="${d}" fill="none" stroke="${paint(color)}" stroke-width="${n(width)}" stroke-opacity="${visible}"/>`;
}

/** Land from side to side: heights from left to right at equal distances, down to `base`. */
export function ridge(heights: readonly number[], width: number, base: number, fill: Paint): string {
  const step = width / (heights.length - 1);
  const curves = heights.slice(1).map((height, at) => {
    const middle = n(step * (at + 0.5));
    return `C${middle} ${n(heights[at] ?? height)} ${middle} ${n(height)} ${n(step * (at + 1))} ${n(height)}`;
  });
  return path(`M0 ${n(heights[0] ?? base)}${curves.join('')}V${n(base)}H0z`, fill);
}

/** The outline of a heart around (x, y), about two `size` wide. */
export function heartOutline(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return (
    `M${at(0, 0.92)}C${at(-0.32, 0.62)} ${at(-1.06, 0.2)} ${at(-1.04, -0.36)}` +
    `C${at(-1.02, -0.92)} ${at(-0.3, -1.04)} ${at(0, -0.46)}C${at(0.3, -1.04)} ${at(1.02, -0.92)} ${at(1.04, -0.36)}` +
    `C${at(1.06, 0.2)} ${at(0.32, 0.62)} ${at(0, 0.92)}z`
  );
}

/** The outline of a drop around (x, y), two `size` wide. */
export function dropOutline(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return (
    `M${at(0, -1.5)}C${at(0.5, -0.8)} ${at(1, -0.4)} ${at(1, 0.1)}A${n(size)} ${n(size)} 0 0 1 ${at(-1, 0.1)}` +
    `C${at(-1, -0.4)} ${at(-0.5, -0.8)} ${at(0, -1.5)}z`
  );
}

/** A whole picture as a file: it fills its frame, without script, text or anything to load. */
export const picture = (width: number, height: number, body: string, ramp: RampName = 'main'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${inRamp(body, ramp)}</svg>`;

/** Circles of one ink: x, y and radius of each. */
export const circles = (
  list: readonly (readonly [x: number, y: number, radius: number])[],
  fill: Paint,
): string => list.map(([x, y, radius]) => circle(x, y, radius, fill)).join('');

/** A shape for each row of numbers. */
export const each = <const Rows extends readonly (readonly number[])[]>(
  rows: Rows,
  draw: (row: Rows[number], at: number) => string,
): string => rows.map(draw).join('');

/** A shape drawn `count` times. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
