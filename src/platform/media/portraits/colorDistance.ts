type Lab = readonly [light: number, red: number, yellow: number];

const known = new Map<string, Lab>();

/** How far two colours written `#rrggbb` lie apart for the eye: their distance in OKLab, 0 to about 1. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(color: string): Lab {
  const before = known.get(color);
  if (before) return before;
  const [r, g, b] = [linear(color, 1), linear(color, 3), linear(color, 5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  known.set(color, lab);
  return lab;
}

/** The part of a colour written at a place, as light. */
function linear(color: string, at: number): number {
  const value = parseInt(color.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
