import type { Language } from '../language/Language.ts';
import { fold } from './words.ts';

/** A folded query without "near me", and the words that said so; undefined where nothing does. */
export function takeNearMe(
  input: string,
  { nearMe }: Pick<Language, 'nearMe'>,
): { rest: string; taken: string } | undefined {
  const folded = fold(input);
  const near = nearMe.exec(folded);
  if (!near) return undefined;
  const [before, after] = [folded.slice(0, near.index), folded.slice(near.index + near[0].length)];
  const isLast = /^[\s?!.,;]*$/.test(after);
  return { rest: isLast ? before : `${before} ${after}`.trimStart(), taken: near[0] };
}
