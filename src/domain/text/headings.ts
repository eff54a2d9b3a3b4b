import { plainText } from './plainText.ts';
import { plainWords } from './plainWords.ts';

/** A heading of a written text; without an id until the text is drawn for visitors. */
export interface TextHeading {
  id?: string;
  label: string;
}

/** Begins every id that is made, so that none is an id of the page around the text. */
const PREFIX = 'sec-';
/** What a heading without letters or digits is called. */
const NAMELESS = 'part';
/** More words than these make no address that can be read aloud. */
const MOST_WORDS = 8;

const HEADING = /<(h[2-5])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;
const SECTION = /<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/g;

/**
 * What gives the headings of a page's clean texts their ids, one text after the other: made of a heading's words, in either
 * language alike; of equal headings each but the first gets a number. A text that has ids already keeps them.
 */
export function headingIds(): (html: string) => string {
  const taken = new Set<string>();
  const idOf = (words: string): string => {
    const base = PREFIX + (plainWords(plainText(words)).slice(0, MOST_WORDS).join('-') || NAMELESS);
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.add(id);
    return id;
  };
  return (html) =>
    html.replace(HEADING, (heading, tag: string, attributes: string, words: string) =>
      /\sid=/.test(attributes) ? heading : `<${tag} id="${idOf(words)}"${attributes}>${words}</${tag}>`,
    );
}

/** The headings of a text that divide it, of the highest rank alone, in their order. */
export function headingsOf(html: string): TextHeading[] {
  return [...html.matchAll(SECTION)].flatMap(([, attributes = '', words = '']) => {
    const label = plainText(words);
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    return label === '' ? [] : [{ label, ...(id !== undefined && { id }) }];
  });
}

/** Words a minute people read at their ease. */
const PACE = 200;

/** Whole minutes it takes to read a text, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plainText(html).split(' ').length / PACE));
