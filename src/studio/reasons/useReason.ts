import useSWR from 'swr';
import { useLanguage } from '../strings/useWords.ts';

const asItIs = (reason: string): string => reason;

/** Says what the platform kept in its own words, which are English, in the language of the reader. */
export function useReason(): (reason: string) => string {
  const isSpanish = useLanguage() === 'es';
  const { data } = useSWR(
    isSpanish ? 'reasons' : null,
    async () => (await import('./inSpanish.ts')).inSpanish,
  );
  return isSpanish && data ? (reason) => data(reason) : asItIs;
}
