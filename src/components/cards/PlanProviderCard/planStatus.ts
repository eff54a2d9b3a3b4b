import type { Translate } from '#src/context/PageContext.tsx';

/**
 * Whether a plan's provider takes new patients: in the directory's own words, else by what is known; undefined when
 * nothing is.
 */
export function planStatus(
  { status, acceptingNewPatients }: { status?: string; acceptingNewPatients?: boolean },
  t: Translate,
): { tone: 'open' | 'closed' | 'neutral'; words: string } | undefined {
  const known = acceptingNewPatients === undefined ? undefined : acceptingNewPatients ? 'open' : 'closed';
  const words = status ?? (known && t(known === 'open' ? 'provider.accepting' : 'provider.notAccepting'));
  return words ? { tone: known ?? 'neutral', words } : undefined;
}
