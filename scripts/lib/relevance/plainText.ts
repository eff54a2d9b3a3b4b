import { words } from '#src/platform/search/engine/words.ts';

/** Words alone: lower case, no accents, no punctuation, single spaces. */
export const plainText = (text: string): string => words(text).join(' ');
