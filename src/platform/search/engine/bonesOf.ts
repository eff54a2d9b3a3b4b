const VOWELS = new Set('aeiouyw');
const SOFT = new Set('eiy');
/** Fewer sounds than this say too little of a word. */
const FEWEST = 4;

/** What stands silent at the beginning of a word: "knee", "pneumonia", "psoriasis", "wrist", "rhythm". */
const SILENT_START = /^(?:k(?=n)|g(?=n)|p(?=[ns])|w(?=r))/;

/**
 * The consonants of a folded word as they sound to who spells English by ear, without its vowels: "romatologist" has those of
 * "rheumatologist", "vaxine" those of "vaccine". Empty for a word of few consonants, whose bones many others have.
 */
export function bonesOf(written: string): string {
  const word = written.replace(SILENT_START, '');
  let bones = VOWELS.has(word.charAt(0)) ? 'a' : '';
  let before = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (VOWELS.has(letter)) continue;
    const { sound, length } = soundAt(word, at);
    at += length - 1;
    for (const one of sound) {
      if (one !== before) bones += one;
      before = one;
    }
  }
  return bones.length < FEWEST ? '' : bones;
}

/** How the letters at a place of a word sound, and how many they are. */
function soundAt(word: string, at: number): { sound: string; length: number } {
  const letter = word.charAt(at);
  const next = word.charAt(at + 1);
  const one = (sound: string, length = 1) => ({ sound, length });
  switch (letter) {
    case 'h':
      return one('');
    case 'x':
      return one('ks');
    case 'q':
      return one('k');
    case 'z':
      return one('s');
    case 'v':
      return one('f');
    case 'p':
      return next === 'h' ? one('f', 2) : one('p');
    case 'd':
      return next === 'g' ? one('j', 2) : one('d');
    case 'g':
      if (next === 'h') return one('', 2);
      return one(SOFT.has(next) ? 'j' : 'g');
    case 's':
      if (next === 'h') return one('x', 2);
      return one(isHushed(word, at) ? 'x' : 's');
    case 't':
      return one(isHushed(word, at) ? 'x' : 't');
    case 'c':
      if (next === 'h') return one(word.charAt(at + 2) === 'r' ? 'k' : 'x', 2);
      if (isHushed(word, at)) return one('x');
      return one(SOFT.has(next) ? 's' : 'k');
    default:
      return one(letter);
  }
}

/** "-tion", "-cian", "-sion". */
const isHushed = (word: string, at: number): boolean =>
  word.charAt(at + 1) === 'i' && (word.charAt(at + 2) === 'o' || word.charAt(at + 2) === 'a');
