import { useMemo } from 'react';
import type { CrisisLine } from '#src/domain/crisis/crisisLines.ts';
import { crisisLinesFor } from '#src/domain/crisis/crisisLinesFor.ts';
import type { ServerSearch } from './useSearch.ts';

/**
 * Lines of help for the words that are searched for: those of the page from the server that wrote it, later ones compared in
 * the browser. Nobody else is told the words.
 */
export function useCrisisLines(words: string, served: ServerSearch | undefined): readonly CrisisLine[] {
  const known = served?.state.query === words ? served.crisisLines : undefined;
  return useMemo(() => known ?? crisisLinesFor(words), [known, words]);
}
