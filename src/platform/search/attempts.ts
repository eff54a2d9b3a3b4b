import { words } from './engine/words.ts';
import { placeLast } from './wishes/placeLast.ts';
import type { PlaceReading } from './wishes/placeLast.ts';
import type { Found } from './Search.ts';
import type { Wishful } from './wishes/readWishes.ts';
import type { Wish } from './wishes/wishFor.ts';

/** One way to understand a query. */
export interface Attempt {
  input: string;
  wishes: readonly Wish[];
  readsPlace: boolean;
  /** The words of the place, where it was moved. */
  placeWords?: string;
  /** Whether it is tried only where the words as they stand are not all found. */
  isResort?: true;
  /** Name of what does what the words want done, folded: it is found beside what has the words, and before it. */
  lead?: string;
}

/** The ways to understand a query, the best first: the least important wish is given up first. */
export function attemptsOf(
  input: string,
  { wishes, rest }: Wishful,
  {
    insurer,
    lead,
    reading,
  }: { insurer: string | undefined; lead: string | undefined; reading: PlaceReading | undefined },
): Attempt[] {
  const placed = (text: string): Pick<Attempt, 'input' | 'placeWords'> => {
    const found = reading && !/"|\sOR\s/.test(text) ? placeLast(words(text), reading) : undefined;
    return found ? { input: found.text, placeWords: found.taken } : { input: text };
  };
  /** No words but those of the place. */
  const placeAlone = (text: string): Pick<Attempt, 'input' | 'placeWords'> => {
    const found = reading && placeLast(words(text), reading);
    return found
      ? { input: found.text.slice(found.rest.length).trim(), placeWords: found.taken }
      : { input: '' };
  };
  const readsPlace = true;
  return [
    // Who asks about an insurer and nothing else asks for it by its name.
    ...(insurer === undefined ? [] : [{ input: insurer, wishes: [], readsPlace }]),
    ...(lead === undefined ? [] : [{ input, wishes: [], readsPlace: false, lead }]),
    ...wishes.map((_, given) => ({
      ...placed(rest),
      ...{ wishes: wishes.slice(0, wishes.length - given), readsPlace },
    })),
    // Where nothing has the words, what is done somewhere is still done there ("pick up my meds").
    ...wishes
      .slice(0, 1)
      .filter(({ isDone }) => isDone)
      .map((wish) => ({ ...placeAlone(rest), wishes: [wish], readsPlace })),
    // Words of what cannot be fulfilled would only keep the rest from being found.
    { ...placed(wishes.some(({ isVain }) => isVain) ? rest : input), wishes: [], readsPlace },
    // Words of wishes may have been names ("German Lopez"), so that they are given up last of all.
    ...(wishes.length > 0 ? [{ ...placed(rest), wishes: [], readsPlace, isResort: true as const }] : []),
  ];
}

/**
 * What the first attempt that finds something finds. Where that is not all of the words, or nothing, names are taken for places that
 * are words as well. Where even so nothing is near, words that were taken for a place may have been part of a name, but only if something
 * has all of them.
 */
export function firstFound(
  attempts: (isBold: boolean) => Attempt[],
  { run, literally }: { run: (attempt: Attempt) => Found; literally: () => Found },
): Found {
  let best: Found | undefined;
  let nothing: Found | undefined;
  for (const attempt of attempts(false)) {
    if (attempt.isResort ? best?.answer.allWords : best) break;
    const found = run(attempt);
    if (found.answer.total > 0) {
      if (!best || found.answer.allWords) best = found;
      continue;
    }
    // An empty answer names the place around which nothing is.
    if (!nothing || (found.inferred && !nothing.inferred)) nothing = found;
  }
  if (best && (best.answer.allWords || best.inferred)) return best;
  if (!nothing?.inferred) {
    for (const attempt of attempts(true)) {
      const found = attempt.placeWords === undefined ? undefined : run(attempt);
      if (found && found.answer.total > 0) return found;
    }
  }
  if (best) return best;
  const literal = literally();
  const isNamed = literal.answer.total > 0 && literal.answer.allWords;
  return isNamed || !nothing?.inferred ? literal : nothing;
}
