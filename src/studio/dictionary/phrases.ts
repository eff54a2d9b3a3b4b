import type { Language } from '../api/StudioApi.ts';
import type { PhraseRow, PhraseText } from '../api/dictionaryCalls.ts';
import { fold } from '#src/domain/text/fold.ts';

/** Which phrases a table shows. */
export type PhraseFilter = 'all' | 'missing' | 'changed' | 'waiting';

export const LANGUAGES: readonly Language[] = ['en', 'es'];

/** A phrase that waits in the outbox, as an item of its own: one that is refused holds up no other. */
const PREFIX = 'phrase:';
export const phraseItem = (site: string, key: string): string => `${PREFIX}${site}:${key}`;

/** Site of an outbox item that is a phrase; undefined for items of pages. */
export const phraseSite = (itemId: string): string | undefined =>
  itemId.startsWith(PREFIX) ? itemId.slice(PREFIX.length).split(':', 1)[0] : undefined;

export const groupOf = (key: string): string => key.split('.', 1)[0] ?? '';

export const isMissing = ({ now }: PhraseText): boolean => now.trim() === '';
export const isChanged = ({ now, base }: PhraseText): boolean => now !== base;
export const isWaiting = ({ now, live }: PhraseText): boolean => now !== live;

const TESTS: Readonly<Record<PhraseFilter, (text: PhraseText) => boolean>> = {
  all: () => true,
  missing: isMissing,
  changed: isChanged,
  waiting: isWaiting,
};

/** Phrases that say all the words, in either language or in their key, and pass the filter in one of them. */
export function filterPhrases(rows: readonly PhraseRow[], words: string, filter: PhraseFilter): PhraseRow[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (!LANGUAGES.some((language) => TESTS[filter](row[language]))) return false;
    const said = fold(`${row.key} ${row.en.now} ${row.es.now}`);
    return wanted.every((word) => said.includes(word));
  });
}

const parametersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))];

/** Parameters a text lost: `{name}` and the like, where something is filled in. An empty text takes the site's own away. */
export function lostParameters(row: PhraseRow, language: Language, text: string): string[] {
  if (text.trim() === '') return [];
  const model = row[language].base || row.en.base || row.es.base || row[language].live;
  return parametersOf(model).filter((one) => !text.includes(one));
}
