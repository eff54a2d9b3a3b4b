import { words } from '../engine/words.ts';
import type { Language } from '../language/Language.ts';
import type { KindOfPlace } from '../language/Wishes.ts';

/** A kind of place that is asked for, and the words that said so. */
export interface KindSaid {
  kind: KindOfPlace;
  taken: string;
}

/**
 * The kind of place that folded words ask for, when it is one: who asks whether to go to the emergency room or to urgent care asks for
 * neither; what is done at a place ("blood draw") counts less than its name. A word that says little ("clinic") asks for its kind only
 * where nothing else is said. `opening`: whether it is said, too, when it is to be open, and whether that is an hour at which offices
 * may be closed.
 */
export function kindIn(
  text: string,
  { wishes, stopWords, placeWords, placeNouns }: Language,
  opening: 'odd' | 'usual' | undefined,
): KindSaid | undefined {
  const saysNothing = (word: string) =>
    [stopWords, placeWords, placeNouns].some((some) => some.has(word)) || /^\d{5}$/.test(word);
  const saidAs = (kind: KindOfPlace, how: RegExp | undefined) => {
    const taken = how?.exec(text)?.[0];
    return taken === undefined ? undefined : { kind, taken, rest: text.replace(taken, ' ') };
  };
  const said = wishes.kinds.flatMap((kind) => {
    const alone = saidAs(kind, kind.alone);
    const isAlone = alone && words(alone.rest).every(saysNothing);
    return saidAs(kind, kind.said) ?? (isAlone ? alone : undefined) ?? [];
  });
  const [first, ...others] = said.filter(({ kind }) => !kind.isGeneral && !kind.isDoing);
  if (first) return others.length === 0 ? first : undefined;
  const [done, ...besides] = said.filter(({ kind }) => kind.isDoing);
  if (done) return besides.length === 0 ? done : undefined;
  const general = said.find(({ kind, rest }) => kind.isGeneral && words(rest).every(saysNothing));
  if (!general || opening === undefined) return general;
  // A clinic that is open late at night is of another kind.
  const { whenOpen } = general.kind;
  return opening === 'odd' && whenOpen?.said.test(general.taken)
    ? { ...general, kind: { ...general.kind, ...whenOpen } }
    : undefined;
}
