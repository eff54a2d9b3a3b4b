/** Sentences of a text of one paragraph, heading or list item a line. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])["”»]?\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]*|\d[\d.,/]*/gu) ?? [];

/** Syllables of an English word, as readability formulas count them: groups of vowels, less what is silent. */
export function englishSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const sounded = letters
    .replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Syllables of a Spanish word: a strong vowel each, a weak one where it is stressed or stands alone. */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/(?<=[qg])u(?=[eiéí])/g, '')
    .replace(/y$/, 'i');
  const nuclei = letters.match(/[íú]|[iuü]*[aeoáéó][iuü]*(?![íú])|[iuü]+/g);
  return Math.max(1, nuclei?.length ?? 1);
}

const total = (words: readonly string[], syllables: (word: string) => number) =>
  words.reduce((sum, word) => sum + syllables(word), 0);

/** Flesch-Kincaid: the grade at an American school in which a text is read with ease. */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  return (
    (0.39 * words.length) / sentencesOf(text).length +
    (11.8 * total(words, englishSyllables)) / words.length -
    15.59
  );
}

/** Szigriszt-Pazos on the INFLESZ scale: ease of a Spanish text from 0 to 100, "normal" from 55, "fairly easy" from 65. */
export function spanishEase(text: string): number {
  const words = wordsOf(text);
  return (
    206.835 - (62.3 * total(words, spanishSyllables)) / words.length - words.length / sentencesOf(text).length
  );
}
