import useSWR from 'swr';
import { spanishTitles } from '../catalogue.ts';
import { useLanguage } from '../strings/useWords.ts';

const asItIs = (reason: string): string => reason;

/** Says what the platform kept in its own words, which are English, in the language of the reader. */
export function useReason(): (reason: string) => string {
  const isSpanish = useLanguage() === 'es';
  const { data } = useSWR(isSpanish ? 'reasons' : null, async () => {
    const [{ inSpanish }, titles] = await Promise.all([import('./inSpanish.ts'), spanishTitles()]);
    return (reason: string) => inSpanish(reason, titles);
  });
  return isSpanish && data ? data : asItIs;
}
