const VOWEL_AFTER_SOFT = /[ei]/;

/**
 * A number for how a folded word sounds to people who spell by ear, in Spanish or of names in English: b is v, s is z and
 * soft c, ll is y, h is silent, ph is f, th is t, qu is k, and double letters are one. Words that sound alike have the
 * same number; others hardly ever.
 */
export function soundOf(word: string): number {
  let hash = 0x811c9dc5;
  let before = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    let sound = letter;
    if (letter === 'l' && next === 'l') {
      sound = 'i';
      at += 1;
    } else if (letter === 'p' && next === 'h') {
      sound = 'f';
      at += 1;
    } else if (letter === 'c' && next === 'h') {
      // "Christina" and "Cristina", but "chavez" is not "kavez".
      sound = /[rlm]/.test(word.charAt(at + 2)) ? 'k' : 'x';
      at += 1;
    } else if (letter === 'h') continue;
    else if (letter === 'v') sound = 'b';
    else if (letter === 'z') sound = 's';
    else if (letter === 'y') sound = 'i';
    else if (letter === 'g') sound = VOWEL_AFTER_SOFT.test(next) ? 'j' : 'g';
    else if (letter === 'q') {
      sound = 'k';
      if (next === 'u') at += 1;
    } else if (letter === 'c') sound = VOWEL_AFTER_SOFT.test(next) ? 's' : 'k';
    if (sound === before) continue;
    before = sound;
    hash = Math.imul(hash ^ sound.charCodeAt(0), 0x01000193);
  }
  return hash;
}
