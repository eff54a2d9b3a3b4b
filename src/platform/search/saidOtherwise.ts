import type { Language } from './language/Language.ts';
import { languages } from './language/languages.ts';

/** Longest expression of the synonym lists, in words. */
const LONGEST = 4;
/** Shortest beginning of an expression that says which one is meant, in letters. */
const SHORTEST = 3;
/** Most ways taken of one expression, most expressions that begin alike, most ways answered. */
const MOST = { sayings: 4, begun: 4, ways: 12 };

/**
 * What is being typed (folded words), said as a directory says it: "heart doc" → "cardiology", "gabi" → "gabriela". The
 * last words may be the beginning of an expression. The language of the page comes first; whole words of the other one are
 * understood, too.
 */
export function saidOtherwise(typed: readonly string[], locale: Language['code']): string[] {
  const found = [
    ...inLanguage(typed, languages[locale], begunWith),
    ...inLanguage(typed, languages[locale === 'en' ? 'es' : 'en'], () => []),
  ];
  return [...new Set(found)].slice(0, MOST.ways);
}

function inLanguage(typed: readonly string[], language: Language, begin: typeof begunWith): string[] {
  const terms: string[][] = [];
  for (let at = 0; at < typed.length;) {
    const rest = typed.slice(at);
    const begun = rest.length > 1 ? begin(rest.join(' '), language) : [];
    if (rest.length <= LONGEST && begun.length > 0) {
      terms.push([rest.join(' '), ...begun]);
      break;
    }
    let length = Math.min(LONGEST, rest.length);
    while (length > 1 && !Object.hasOwn(language.synonyms, rest.slice(0, length).join(' '))) length -= 1;
    const said = rest.slice(0, length).join(' ');
    const isLast = length === rest.length;
    const other = sayings(said, language);
    terms.push([said, ...(other.length === 0 && isLast ? begin(said, language) : other)]);
    at += length;
  }
  return combined(terms).filter((way) => way !== typed.join(' '));
}

/** What a whole expression or a short name stands for. */
function sayings(said: string, { synonyms, nicknames, otherNumber, practice }: Language): string[] {
  const ofTable = (table: Readonly<Record<string, readonly string[]>>, key: string) =>
    Object.hasOwn(table, key) ? (table[key] ?? []) : [];
  const of = (key: string) => ofTable(synonyms, key).slice(0, MOST.sayings);
  const other = said.includes(' ') ? [] : otherNumber(said).flatMap(of);
  const own = [...of(said), ...other];
  const practised = own.length > 0 || said.includes(' ') ? [] : practice(said);
  return [...new Set([...own, ...practised, ...ofTable(nicknames, said)])];
}

const keysInOrder = new WeakMap<Language, string[]>();

/** What expressions stand for that begin so. */
function begunWith(start: string, language: Language): string[] {
  if (start.length < SHORTEST) return [];
  const own = sayings(start, language);
  if (own.length > 0) return own;
  let keys = keysInOrder.get(language);
  if (!keys) keysInOrder.set(language, (keys = Object.keys(language.synonyms).sort()));
  let low = 0;
  for (let high = keys.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const begun = keys.slice(low, low + MOST.begun).filter((key) => key.startsWith(start));
  return [...new Set(begun.flatMap((key) => sayings(key, language).slice(0, 2)))];
}

/** One of each term beside each of the others, the most telling first. */
function combined(terms: readonly (readonly string[])[]): string[] {
  let ways = [''];
  for (const term of terms) {
    ways = ways
      .flatMap((way) => term.map((one) => (way === '' ? one : `${way} ${one}`)))
      .slice(0, MOST.ways + 1);
  }
  return ways;
}
