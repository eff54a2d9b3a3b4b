// The package ships no types; these are the parts the cutting of faces uses.
declare module 'subset-font' {
  /** Per axis: the value it is pinned to, or the range that is kept. */
  export type Axes = Record<string, number | { min: number; max: number; default: number }>;
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Axes;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  }
  /** Cuts a font down to the signs of a text; rejects when the file is no font. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
