import useSWR from 'swr';
import type { Dictionary, PhraseRow } from '../api/dictionaryCalls.ts';
import type { Language } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useOutbox } from '../app/OutboxContext.ts';
import { useWritten } from '../outbox/useWritten.ts';
import { LANGUAGES, phraseItem } from './phrases.ts';

/** The phrases of a site with what was written here and is on its way. */
export function usePhrases(site: string) {
  const api = useApi();
  const outbox = useOutbox();
  const { data, error, mutate } = useSWR<Dictionary, Error>(['dictionary', site], () => api.dictionary(site));
  const { state, textOf, write, show, refusedOf } = useWritten(outbox, mutate);
  const placeOf = (key: string, language: Language) => ({
    ...{ itemId: phraseItem(site, key), name: key, language },
  });
  const written = (row: PhraseRow, language: Language) => {
    const text = row[language];
    const now = textOf(placeOf(row.key, language), text.now);
    return { ...text, now: now.trim() === '' ? text.base : now };
  };
  const rows = (data?.phrases ?? []).map((row) => ({
    ...{ key: row.key, en: written(row, 'en'), es: written(row, 'es') },
  }));
  const saved = new Map(data?.phrases.map((row) => [row.key, row]));
  return {
    dictionary: data,
    error,
    rows,
    outbox,
    write: (key: string, language: Language, value: string) =>
      write(
        { ...placeOf(key, language), version: 1, revision: '' },
        value,
        saved.get(key)?.[language].now ?? '',
      ),
    /** The text that was kept of two that clashed. */
    show: (key: string, language: Language, value: string) => show(placeOf(key, language), value),
    refusedOf: (key: string, language: Language) => refusedOf(placeOf(key, language)),
    reload: () => void mutate(),
    /** What can be published now, by whoever may. */
    waiting: rows.flatMap((row) =>
      LANGUAGES.filter((language) => row[language].now !== row[language].live).map((language) => ({
        ...{ key: row.key, language, text: row[language].now, live: row[language].live },
      })),
    ),
    isSettled: state.count === 0,
  };
}

export type Phrases = ReturnType<typeof usePhrases>;
