import { plainText } from './plainText.ts';

/** One query of so many is held apart. */
const OF = 3;

/**
 * Whether a query belongs to the third that is graded but never looked at while tuning. By a hash of the query (FNV-1a),
 * so that it is the same for everybody and for ever, whatever is written before or after it; one that differs from
 * another in accents or case alone is held with it.
 */
export function isHeld(locale: string, query: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of `${locale} ${plainText(query)}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash of short texts are not mixed enough.
  return ((hash ^ (hash >>> 15)) >>> 0) % OF === 0;
}
