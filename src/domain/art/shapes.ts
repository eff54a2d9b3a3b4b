/* The few shapes every picture is made of. Colours are names of the art ramp (`--art-…`), never values. */

/** A name of the art ramp in the style sheet. */
export type Ink =
  | 'pale'
  | 'sky'
  | 'sea'
  | 'far'
  | 'ring2'
  | 'mid'
  | 'ring'
  | 'near'
  | 'hill'
  | 'deep'
  | 'dusk'
  | 'ink'
  | 'night'
  | 'sand-far'
  | 'sand-mid'
  | 'sun'
  | 'paper'
  | 'wall'
  | 'sand'
  | 'lamp';

export const ink = (name: Ink): string => `var(--art-${name})`;

/** At most one decimal, of longer lengths none: less is below what the eye sees, and bytes count. */
export const n = (value: number): string =>
  String(Math.abs(value) < 30 ? Math.round(value * 10) / 10 : Math.round(value));

export const rect = (x: number, y: number, w: number, h: number, fill: Ink, rx = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${ink(fill)}"/>`;

export const circle = (cx: number, cy: number, r: number, fill: Ink): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${ink(fill)}"/>`;

export const path = (d: string, fill: Ink, extra = ''): string =>
  `<path d="${fromEachOther(d)}" fill="${ink(fill)}"${extra}/>`;

/** Says of each closed part how far it is from the one before: a row of windows is the same words again and again. */
function fromEachOther(d: string): string {
  let from: readonly [number, number] = [0, 0];
  return d.replace(/(z?)M(-?[\d.]+) (-?[\d.]+)/g, (part, closed: string, x: string, y: string) => {
    const step = [n(Number(x) - from[0]), n(Number(y) - from[1])] as const;
    from = closed ? [from[0] + Number(step[0]), from[1] + Number(step[1])] : [Number(x), Number(y)];
    return closed ? `zm${step.join(' ')}` : part;
  });
}

export const stroke = (d: string, color: Ink, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink(color)}" stroke-width="${n(width)}"${extra}/>`;

/** The subpath of a rectangle, to draw many with one element. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** The subpath of a round-headed opening standing on `base`. */
export const arch = (cx: number, base: number, w: number, h: number): string =>
  `M${n(cx - w / 2)} ${n(base)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** The meridian: fine arcs around a disc, each a little farther than the last. */
export function rings(
  cx: number,
  cy: number,
  first: number,
  count: number,
  color: Ink,
  width: number,
): string {
  let radius = Math.round(first);
  let step = first * 0.42;
  // Each arc begins from the one before, so that the same arcs are the same words wherever they stand.
  let d = `M${n(cx - radius)} ${n(cy)}`;
  for (let at = 0; at < count; at += 1) {
    const grown = Math.round(step);
    d += `a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    if (at < count - 1) d += `m${-grown} 0`;
    radius += grown;
    step *= 1.12;
  }
  return stroke(d, color, width, ' stroke-opacity=".85"');
}

/** A rolling skyline from edge to edge: `heights` are y at even distances; filled down to `base`. */
export function ridge(heights: readonly number[], width: number, base: number, fill: Ink): string {
  const step = width / (heights.length - 1);
  let d = `M0 ${n(heights[0] ?? base)}`;
  for (let at = 1; at < heights.length; at += 1) {
    const from = heights[at - 1] ?? base;
    const to = heights[at] ?? base;
    const x = step * (at - 1);
    d += `C${n(x + step / 2)} ${n(from)} ${n(x + step / 2)} ${n(to)} ${n(x + step)} ${n(to)}`;
  }
  return path(`${d}V${n(base)}H0z`, fill);
}

/** Strokes of light on water under a disc. */
export function glints(
  cx: number,
  top: number,
  widest: number,
  count: number,
  color: Ink,
  seedShift: readonly number[],
): string {
  let d = '';
  for (let at = 0; at < count; at += 1) {
    const w = widest * (1 - at / (count + 1.5));
    const x = cx - w / 2 + (seedShift[at] ?? 0);
    d += `M${n(x)} ${n(top + at * 17)}h${n(w)}`;
  }
  return stroke(d, color, 5, ' stroke-linecap="round"');
}

/** The frame of a picture: it fills its place and is cut at the edges, never squeezed. */
export const picture = (width: number, height: number, body: string, align = 'xMidYMax'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align} slice">${body}</svg>`;
