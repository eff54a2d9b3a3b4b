import type { CatalogueEntry } from '../catalogue.ts';
import { fold } from '#src/domain/text/fold.ts';

type Named = readonly [name: string, entry: Pick<CatalogueEntry, 'title'>];

/** As it is compared: without accents, capitals and space around it. */
const plain = (text: string) => fold(text).trim();

/**
 * What is found by some words, nearest first: the component of that very name, names that begin with it, names that have it,
 * then what is only told of with it. All of it, as it came, where nothing is looked for.
 */
export function foundBy<One extends Named>(
  offered: readonly One[],
  query: string,
  abouts: Readonly<Record<string, string>>,
): readonly One[] {
  const wanted = plain(query);
  if (wanted === '') return offered;
  const nearness = ([name, { title }]: One) => {
    const called = plain(title);
    const isFound = [
      called === wanted,
      called.startsWith(wanted),
      called.includes(wanted),
      plain(abouts[name] ?? '').includes(wanted),
    ];
    return isFound.indexOf(true);
  };
  return offered
    .map((one) => ({ one, nearness: nearness(one) }))
    .filter(({ nearness: at }) => at >= 0)
    .sort((a, b) => a.nearness - b.nearness)
    .map(({ one }) => one);
}
