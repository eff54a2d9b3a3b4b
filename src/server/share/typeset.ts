import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

/** The house's two faces, as cut for share pictures: outlines, so that no renderer has to know a font. */
export type Face = 'serif' | 'sans';

const FILES: Record<Face, readonly string[]> = {
  serif: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'].map(
    (script) => `source-serif-4/files/source-serif-4-${script}-500-normal.woff2`,
  ),
  sans: ['latin', 'latin-ext'].map((script) => `figtree/files/figtree-${script}-600-normal.woff2`),
};

const opened = new Map<string, Font>();

function fontAt(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(join(process.cwd(), 'node_modules', '@fontsource', file))) as Font;
  opened.set(file, font);
  return font;
}

/** The first font of the face, else of the other, that has the sign; undefined when none has. */
function fontFor(face: Face, code: number): Font | undefined {
  const files = [...FILES[face], ...FILES[face === 'serif' ? 'sans' : 'serif']];
  for (const file of files) {
    const font = fontAt(file);
    if (font.hasGlyphForCodePoint(code)) return font;
  }
  return undefined;
}

/** Parts of a text by the font they are set in; signs that no font has are left out. */
function runsOf(text: string, face: Face): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const sign of text.normalize('NFC')) {
    const font = fontFor(face, sign.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/** Width of a text on one line, in pixels of the picture. */
export function widthOf(text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce(
    (width, run) => width + (run.font.layout(run.text).advanceWidth / run.font.unitsPerEm) * size,
    0,
  );
}

/** The outlines of a line of text as the data of an SVG path. `y` is that of the baseline. */
export function outlineOf(text: string, face: Face, size: number, x: number, y: number): string {
  let at = x;
  let data = '';
  for (const run of runsOf(text, face)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      const left = at + (position?.xOffset ?? 0) * scale;
      data += glyph.path.transform(scale, 0, 0, -scale, left, y).toSVG();
      at += (position?.xAdvance ?? glyph.advanceWidth) * scale;
    });
  }
  return data;
}

/** Parts a text into lines of at most `width` pixels, at spaces that may break; the last of `most` lines ends with an ellipsis. */
export function linesOf(text: string, face: Face, size: number, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const lines: string[] = [];
  for (const word of text.trim().split(/[ \n\t]+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most && lines.every(fits)) return lines;
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last && !fits(`${last}…`))
    last = last.includes(' ') ? last.replace(/\s+\S*$/, '') : last.slice(0, -1);
  return [...kept, `${last.replace(/[\s.,;:–-]+$/, '')}…`];
}

/** True when all of a text stands in at most `most` lines of that width. */
export function fitsIn(text: string, face: Face, size: number, width: number, most: number): boolean {
  const lines = linesOf(text, face, size, width, most);
  return !lines.at(-1)?.endsWith('…') || text.trim().endsWith('…');
}
