/** Words that come with data and are told by `wordFor`. */
const WORDS_OF_DATA = /^(?:facets\.|search\.sort-)(.*)$/;

/** True for a string that says no more than the word it stands for: without it the word is told all the same. */
export function isOwnWord(key: string, text: string): boolean {
  return WORDS_OF_DATA.exec(key)?.[1] === text;
}
