import { bust } from '../art/bust.ts';
import type { Look } from '../art/bust.ts';
import type { RampName } from '../art/inks.ts';
import { arcs, group, picture, rect } from '../art/shapes.ts';
import { portraitCode } from './Portrait.ts';
import type { Portrait } from './Portrait.ts';
import {
  CLOTH_INKS,
  FRAME_INKS,
  GROUND_INKS,
  HAIR_INKS,
  IRIS_INKS,
  SHIRT_INKS,
  WRAP_INKS,
} from './portraitInks.ts';

/** Side of a portrait in its own units. */
export const PORTRAIT_SIZE = 240;

/** A person as an illustration: SVG for an `<img>`, its colours written in. Equal parts are equal bytes. */
export function drawPortrait(portrait: Portrait, ramp: RampName = 'main'): string {
  const [ground, ring] = GROUND_INKS[portrait.ground];
  return picture(
    PORTRAIT_SIZE,
    PORTRAIT_SIZE,
    rect(0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE, ground) +
      arcs(portrait.corner === 'left' ? 44 : 196, 44, 40, 6, ring, 2.2) +
      group(place(portrait), bust(lookOf(portrait), `p${portraitCode(portrait)}`)),
    ramp,
  );
}

/** Head and shoulders fill the picture; what stands high takes them down and makes them smaller. */
function place({ behind, cover }: Portrait): string {
  const isHigh = behind === 'bun' || behind === 'afro';
  const [down, zoom] = cover === 'wrap' ? [9, 1.06] : isHigh ? [6, 1.08] : [0, 1.14];
  return `translate(120 ${132 + down}) scale(${zoom}) translate(-120 -122)`;
}

/** What takes a word that stands for nothing away. */
const some = <Word extends string>(word: Word): Exclude<Word, 'none'> | undefined =>
  word === 'none' ? undefined : (word as Exclude<Word, 'none'>);

function lookOf(portrait: Portrait): Look {
  const [cloth, cloth2] = CLOTH_INKS[portrait.cloth];
  const [wrap, wrap2] = WRAP_INKS[portrait.wrap];
  return {
    ...portrait,
    hair: HAIR_INKS[portrait.hair],
    behind: some(portrait.behind),
    before: some(portrait.before),
    cover: some(portrait.cover),
    beard: some(portrait.beard),
    glasses: some(portrait.glasses),
    iris: IRIS_INKS[portrait.iris],
    frame: FRAME_INKS[portrait.frame],
    hasEarrings: portrait.earrings === 'studs',
    shirt: SHIRT_INKS[portrait.shirt],
    dress: portrait.dress === 'tie' ? 'collar' : portrait.dress,
    tie: portrait.dress === 'tie',
    ...{ cloth, cloth2, wrap, wrap2 },
  };
}
