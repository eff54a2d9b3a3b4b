import { fold } from '../engine/words.ts';
import type { Language } from '../language/Language.ts';

/** A query with "near" where it said how far ("within 10 miles of 95816"). */
export interface RadiusSaid {
  input: string;
  metres: number;
  /** What it said, and what stands there now. */
  said: string;
  instead: string;
}

const METRES = { mile: 1609.344, kilometre: 1000 };

/** Reads how far around a place or the visitor somebody would go; undefined where nothing says so. */
export function takeRadius(input: string, { within, nearMeText }: Language): RadiusSaid | undefined {
  if (input.includes('"')) return undefined;
  const folded = fold(input);
  const found = within.said.exec(folded);
  if (!found) return undefined;
  const [said, number = '', unit = '', link] = found;
  const instead = link === undefined ? fold(nearMeText) : within.near;
  const metres = Number(number) * (unit.startsWith('mi') ? METRES.mile : METRES.kilometre);
  if (metres === 0) return undefined;
  return { input: folded.replace(said, instead), metres, said, instead };
}
