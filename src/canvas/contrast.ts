/** Red, green, blue from 0 to 255, and how much of it covers what is behind, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, cover: number];

/** A colour as browsers compute it; undefined for one in another notation. */
export function readColour(css: string): Colour | undefined {
  const [, kind = '', inside = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(css.trim()) ?? [];
  if (kind === 'color' && !inside.startsWith('srgb ')) return undefined;
  const numbers = inside
    .replace('srgb ', '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part)));
  if (numbers.length < 3 || numbers.some(Number.isNaN)) return undefined;
  const [red = 0, green = 0, blue = 0, cover = 1] = numbers;
  const scale = kind === 'color' ? 255 : 1;
  return [red * scale, green * scale, blue * scale, cover];
}

/** One colour over another. */
const over = ([r, g, b, cover]: Colour, [r0, g0, b0, cover0]: Colour): Colour => {
  const mixed = (above: number, below: number) => above * cover + below * (1 - cover);
  return [mixed(r, r0), mixed(g, g0), mixed(b, b0), cover + cover0 * (1 - cover)];
};

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How far two colours stand apart, from 1 to 21 (WCAG 2.2). */
export function ratioOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What a text has to reach: large ones are read at less. */
const neededBy = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
};

/** Colours behind elements, each asked once. `undefined`: a picture or gradient, which this cannot judge. */
export function createGrounds(): (element: Element) => Colour | undefined {
  const known = new Map<Element, Colour | undefined>();
  const groundOf = (element: Element): Colour | undefined => {
    if (known.has(element)) return known.get(element);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = readColour(backgroundColor);
    const above = element.parentElement;
    let ground: Colour | undefined;
    if (backgroundImage !== '' && backgroundImage !== 'none') ground = undefined;
    else if (own && own[3] >= 1) ground = own;
    else {
      const behind = above ? groundOf(above) : ([255, 255, 255, 1] as const);
      ground = behind && (own && own[3] > 0 ? over(own, behind) : behind);
    }
    known.set(element, ground);
    return ground;
  };
  return groundOf;
}

/** How a text stands out from its ground, and how it should; undefined where that cannot be said. */
export function contrastOf(
  element: Element,
  groundOf: (element: Element) => Colour | undefined,
): { ratio: number; needed: number } | undefined {
  const style = getComputedStyle(element);
  const [colour, ground] = [readColour(style.color), groundOf(element)];
  if (!colour || !ground) return undefined;
  return { ratio: ratioOf(over(colour, ground), ground), needed: neededBy(style) };
}
