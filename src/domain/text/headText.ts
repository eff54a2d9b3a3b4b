import { summarize } from './summary.ts';

/** Characters of a title before the site's name, and of a description: what search engines show. */
export const TITLE_LENGTH = 65;
export const DESCRIPTION_LENGTH = 160;
/** The longest fact that a name makes room for in a title. */
export const KEY_LENGTH = 40;

/** Text of at most `length` characters, cut at a word; no other sign stands before the ellipsis. */
export function cut(text: string, length: number): string {
  return text.length > length ? summarize(text, length - 1).replace(/[\s.,;:–(-]+…$/, '…') : text;
}

/** Text of at most `length` characters without its middle: its beginning and its last words. */
function cutInside(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(-Math.floor(length / 2));
  const words = end.slice(end.indexOf(' ') + 1);
  return end.includes(' ') ? `${cut(text, length - words.length - 1)} ${words}` : cut(text, length);
}

/**
 * A title of a name and, as far as they fit, facts about it. `key` is the fact that tells it from others of its name: the
 * name is cut inside, at words, to make room for it: of names that begin alike the end tells which one this is.
 */
export function headTitle(name: string, facts: readonly (string | undefined)[], key?: string): string {
  const isNew = (fact: string | undefined): fact is string => Boolean(fact) && !name.includes(fact ?? '');
  const last = isNew(key) ? [key] : [];
  const room = TITLE_LENGTH - last.reduce((length, fact) => length + ` – ${fact}`.length, 0);
  if (room < TITLE_LENGTH - KEY_LENGTH - 3) return cut(name, TITLE_LENGTH);
  const told = facts.filter(isNew).reduce<string[]>((kept, fact) => {
    const all = [...kept, fact, ...last].join(', ');
    return `${name} – ${all}`.length <= TITLE_LENGTH ? [...kept, fact] : kept;
  }, []);
  const all = [...told, ...last].join(', ');
  return all ? `${cutInside(name, room)} – ${all}` : cut(name, TITLE_LENGTH);
}

/** A description of sentences in the order given, cut at a word. Empty ones are left out; undefined when all are. */
export function headDescription(sentences: readonly (string | undefined)[]): string | undefined {
  const text = sentences
    .flatMap((sentence) => sentence?.trim() || [])
    .join(' ')
    .replace(/\s+/g, ' ');
  return text ? cut(text, DESCRIPTION_LENGTH) : undefined;
}
