import { decodeText, wellFormed } from '#src/domain/text/encodeText.ts';
import { plainWords } from '#src/domain/text/plainWords.ts';

/** Longest part of an address that is looked at, in characters. No page of a site has a longer one. */
const READ = 300;
/** Most words of one address. */
const WORDS = 8;
/** Words that say nothing of what a page is about: titles, articles, and what older sites end their addresses with. */
const IDLE = new Set(
  (
    'dr dra mr mrs ms md do np pa the a an of and or to in on at for with is de del la el los las un una no not such found y o en para con por al ' +
    'html htm php php3 asp aspx jsp cgi do index default home page pages www http https com org net en es'
  ).split(' '),
);

/** Words by which a page can be told from another: none that are idle, none that are numbers or ids. */
export function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => word.length > 1 && !IDLE.has(word) && !/\d{2}/.test(word));
}

/** The path of an address, decoded, at most as much of it as is read. */
const readable = (path: string): string => decodeText(path.slice(0, READ * 3)).slice(0, READ);

/** An address read for what it may be about: the words of its end, and those that stand before. */
export interface AddressWords {
  own: string[];
  before: string[];
}

/** Reads a path without language, as a browser asked for it, encoded or not. Never throws, whatever it holds. */
export function addressWords(path: string): AddressWords {
  const segments = readable(path)
    .split(/[/\\]+/)
    .map((segment) => [...new Set(tellingWords(segment))])
    .filter((words) => words.length > 0);
  const own = (segments.pop() ?? []).slice(0, WORDS);
  return { own, before: [...new Set(segments.flat())].slice(0, WORDS - own.length) };
}

/**
 * The path as it may be shown to whoever asked for it; undefined where it does not look like the address of a page: what
 * is long, holds spaces or other signs, or numbers to call could be a sentence that somebody else put into a link.
 */
export function shownAddress(path: string): string | undefined {
  const shown = wellFormed(readable(path));
  return shown.length <= 80 &&
    /^(?:\/[\p{L}\p{M}\p{N}_.~-]+){1,6}\/?$/u.test(shown) &&
    !/\d{7}|\d{3}-\d{4}/.test(shown)
    ? shown
    : undefined;
}

/** What to look for in place of an address: the words of its end, as they were written. */
export function searchWords(path: string): string {
  const { own } = addressWords(path);
  const last = readable(path)
    .split(/[/\\]+/)
    .findLast((segment) => tellingWords(segment).length > 0);
  const written = (last ?? '').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return written
    .filter((word) => own.includes(plainWords(word)[0] ?? ''))
    .slice(0, WORDS)
    .join(' ')
    .slice(0, 60);
}
