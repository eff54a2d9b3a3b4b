/** Widths in px of the pictures the media library makes; none is wider than what was uploaded. */
const WIDTHS = [480, 960, 1600];

/**
 * The widths a picture of the media library comes in, as WebP, for `srcset`: its address names the widest. `shown` is the
 * width in CSS px it is shown at, at most. Nothing for an address that is not the library's.
 */
export function libraryPicture(src: string, shown: number): { srcSet?: string; sizes?: string } {
  const match = /^(\/-\/media\/library\/[0-9a-f]{32}\/)(\d+)\.(?:jpg|png)$/.exec(src);
  if (!match) return {};
  const [, folder = '', widest = ''] = match;
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, Number(widest))))];
  return {
    srcSet: widths.map((width) => `${folder}${width}.webp ${width}w`).join(', '),
    sizes: `(min-width: ${shown}px) ${shown}px, 100vw`,
  };
}
