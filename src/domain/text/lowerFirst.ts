/** Words that keep their capital wherever they stand: whom a disease, a test or a treatment is called after, and the like. */
const PROPER =
  /^(?:Achilles|Addison|Alzheimer|American|Asperger|Barrett|Bell['’]s|Botox|Chi|Crohn|Cushing|Down|Dupuytren|English|Graves|Hashimoto|Hodgkin|Huntington|Kawasaki|Kegel|Lamaze|Lou|Lyme|Marfan|Medi-Cal|Medicaid|Medicare|M[eé]ni[eè]re|Mohs|Morton|Osgood|Paget|Pap|Papanicolaou|Parkinson|Peyronie|Raynaud|Sj[oö]gren|Spanish|Tai|Tourette|Turner|Wilson|Zika)(?!\p{L})/u;

/** A word without capitals, its parts between hyphens too; acronyms, "X-ray" and names keep theirs. */
const lowered = (word: string): string =>
  PROPER.test(word)
    ? word
    : word.replace(/(?:^|(?<=\p{Ll}-))\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/**
 * The text as it stands within a sentence: without the capital of a word at its beginning. "MRI", names in capitals and those of
 * people keep theirs.
 */
export const lowerFirst = (text: string): string => text.replace(/^\S+/, lowered);

/** Words that are small in a title. */
const SMALL_IN_TITLES = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|with|&|\P{L}.*)$/u;

/** What something is called as it stands within a sentence: a title in the English way ("Blood Tests") without any of its capitals. */
export function nameInSentence(name: string): string {
  const words = name.split(' ');
  const isTitle = words.every((word) => SMALL_IN_TITLES.test(word) || /^\p{Lu}/u.test(word));
  return isTitle ? words.map(lowered).join(' ') : lowerFirst(name);
}
