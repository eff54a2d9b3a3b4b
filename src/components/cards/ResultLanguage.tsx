import { createContext, type ReactNode, useContext } from 'react';
import { isObject } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { usePage } from '#src/context/PageContext.tsx';

const Language = createContext<string | undefined>(undefined);

/** The language a result's own words are in, as far as it is known. */
export function languageOfResult({ locale, data }: SearchResult): string | undefined {
  return locale ?? readText(data.locale) ?? readText(isObject(data.meta) ? data.meta.locale : undefined);
}

/**
 * Around the card of a result: what the result says of itself is marked with its language where that is not the page's
 * . What the site says in the card is in the page's language.
 */
export function ResultLanguage({ result, children }: { result: SearchResult; children: ReactNode }) {
  const { locale } = usePage();
  const language = languageOfResult(result);
  return <Language value={language === locale ? undefined : language}>{children}</Language>;
}

/** The language to mark a result's words with; undefined where it is the page's. */
export const useResultLanguage = (): string | undefined => useContext(Language);

/** Words of a result itself in a line with words of the site; what it links to may be in a language of its own. */
export function Theirs({ language, children }: { language?: string | undefined; children: ReactNode }) {
  const { locale } = usePage();
  const own = useResultLanguage();
  const marked = language === undefined ? own : language === locale ? undefined : language;
  return marked ? <span lang={marked}>{children}</span> : children;
}
