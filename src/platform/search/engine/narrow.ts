import { hasBit, keepBits } from './bits.ts';
import type { Bits } from './bits.ts';

/** Keeps what all chosen sets have, the set of field `except` left aside. */
export function narrow(
  documents: Int32Array,
  scores: Float32Array | undefined,
  chosen: readonly [string, Bits][],
  except: string | undefined,
): [Int32Array, Float32Array | undefined] {
  const sets = chosen.filter(([field]) => field !== except).map(([, bits]) => bits);
  const [first] = sets;
  if (!first) return [documents, scores];
  const wanted = sets.length === 1 ? first : first.slice();
  for (const set of sets.slice(1)) keepBits(wanted, set);
  const kept = new Int32Array(documents.length);
  const keptScores = scores && new Float32Array(documents.length);
  let used = 0;
  for (let i = 0; i < documents.length; i += 1) {
    const at = documents[i] as number;
    if (!hasBit(wanted, at)) continue;
    kept[used] = at;
    if (keptScores && scores) keptScores[used] = scores[i] as number;
    used += 1;
  }
  return [kept.subarray(0, used), keptScores?.subarray(0, used)];
}
