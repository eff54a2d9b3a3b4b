/** How hard a text is to read. */
export interface ReadingLevel {
  /** English: the school year it takes (Flesch–Kincaid). Spanish: ease from 0 to 100 (INFLESZ). */
  value: number;
  isHard: boolean;
}

/** Fewer words say nothing about a text. */
const FEWEST_WORDS = 100;
/** What public health services write for: eight years of school, and a year of grace. */
const HARDEST_GRADE = 9;
/** Below this the INFLESZ scale says "somewhat difficult". */
const HARDEST_EASE = 55;

/** The reading level of a text; undefined for one that is too short to say. */
export function readingLevel(text: string, language: 'en' | 'es'): ReadingLevel | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const sentences = Math.max(1, text.split(/[.!?…]+(?=\s|$)/u).filter((one) => /\p{L}/u.test(one)).length);
  const count = language === 'en' ? englishSyllables : spanishSyllables;
  const syllables = words.reduce((sum, word) => sum + count(word), 0);
  const perSentence = words.length / sentences;
  const perWord = syllables / words.length;
  if (language === 'en') {
    const grade = 0.39 * perSentence + 11.8 * perWord - 15.59;
    return { value: Math.max(1, Math.round(grade)), isHard: grade > HARDEST_GRADE + 0.5 };
  }
  const ease = 206.835 - 62.3 * perWord - perSentence;
  return { value: Math.min(100, Math.max(0, Math.round(ease))), isHard: ease < HARDEST_EASE };
}

/** Counts by groups of vowels; a silent e at the end counts for nothing. */
export function englishSyllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  if (bare.length <= 3) return 1;
  const sounded = bare.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Counts by the rules of Spanish: two strong vowels are two syllables, and so is a weak one with an accent beside a strong one. */
export function spanishSyllables(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y(?=[aeiouáéíóú])/g, 'ñ')
    .replaceAll('y', 'i');
  const groups = sounded.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + 1 + breaksIn(group), 0),
  );
}

const STRONG = 'aeoáéó';
const breaksIn = (group: string): number =>
  [...group].filter((vowel, at) => {
    const before = group[at - 1];
    if (before === undefined) return false;
    const isStrong = STRONG.includes(vowel);
    const wasStrong = STRONG.includes(before);
    if (isStrong && wasStrong) return true;
    return (isStrong && 'íú'.includes(before)) || (wasStrong && 'íú'.includes(vowel));
  }).length;
