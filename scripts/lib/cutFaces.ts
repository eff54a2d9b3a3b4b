import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Axes } from 'subset-font';

/** How one face of the site is cut from the file its designers' package brings. */
interface Cut {
  from: string;
  axes: Axes;
  /** Features the style sheets use; all others leave with the signs that only they need. */
  features: string[];
  /** Which of its signs; all but those left out where it is not said. */
  signs?: (sign: string) => boolean;
}

/** Where the cut faces lie, from the root of the repository. */
export const FACES = 'src/styles/faces';

/**
 * What English and Spanish are written with, and the names people here have. The text's face holds no more: asked for with the
 * page, it then comes in the first turn of a new connection (about 14 kB with its headers). The few pages that name somebody
 * from Iceland, say, ask for the rest.
 */
const isUsual = (sign: string) =>
  sign <= '~' || 'áéíóúüñÁÉÍÓÚÜÑºª¿¡“”‘’«»–—…·•°©®™€½²×−→\u00a0àâãäçèêëôõöÖÇ'.includes(sign);

/**
 * The faces by the name of their file. The serif keeps both its axes, as far as the style sheets go: weights 400 to 480,
 * sizes from 20 px (Prose's block quotes) up. So every letter is drawn as the whole face draws it.
 */
export const CUTS: Record<string, Cut> = {
  text: {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 750, default: 400 } },
    features: ['kern', 'tnum', 'rvrn'],
    signs: isUsual,
  },
  'text-more': {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 750, default: 400 } },
    features: ['kern'],
    signs: (sign) => /\p{L}/u.test(sign) && !/[ĂŒœµÐðÞþÿ]/.test(sign) && !isUsual(sign),
  },
  'text-italic': {
    from: 'figtree/files/figtree-latin-wght-italic.woff2',
    axes: { wght: 400 },
    features: ['kern', 'tnum', 'rvrn'],
  },
  headline: {
    from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 480, default: 400 }, opsz: { min: 20, max: 60, default: 60 } },
    features: ['kern', 'liga'],
  },
};

/**
 * Signs left out: controls, combining marks (browsers compose letters before they look for them), accents without a letter and
 * signs no sentence of a hospital needs. What a face lacks is set in the next of its family, sign by sign.
 */
const LEFT_OUT = /[\p{Cc}\p{M}\u0131\u02c6-\u02dc¤¦¬\u00ad\ufeff\ufffd\uffff]/u;

/**
 * "Source" is a reserved font name (OFL 1.1): a changed version must not carry it. The new names are as long as the
 * old, so that they can take their place in the file.
 */
const RENAMED = [
  ['Source Serif 4', 'Meridian Serif'],
  ['SourceSerif4', 'MeridianHead'],
] as const;

/** Cuts one face: the bytes of its woff2 file, the same on every machine. */
export async function cutFace({ from, axes, features, signs: isIn = () => true }: Cut): Promise<Buffer> {
  const whole = readFileSync(join('node_modules/@fontsource-variable', from));
  const signs = (create(whole) as Font).characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => !LEFT_OUT.test(sign) && isIn(sign));
  const opened = await subsetFont(whole, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  for (const [old, name] of RENAMED)
    for (const encoding of ['latin1', 'utf16be'] as const) rename(opened, old, name, encoding);
  return subsetFont(opened, signs.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
}

function rename(file: Buffer, old: string, name: string, encoding: 'latin1' | 'utf16be'): void {
  const bytes = (text: string) =>
    encoding === 'latin1' ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16();
  for (let at = file.indexOf(bytes(old)); at >= 0; at = file.indexOf(bytes(old), at))
    bytes(name).copy(file, at);
}
