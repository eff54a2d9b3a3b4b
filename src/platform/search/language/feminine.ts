/**
 * Professions whose Spanish name is that of a woman ("ginecóloga"), where nobody says "ginecólogo o ginecóloga". Left out are those
 * that are called so whoever practises them ("enfermera", "partera") and those with one name for all ("pediatra"). "Médica" is
 * mostly said of care ("atención médica"), so that it counts only at the beginning or behind words for somebody.
 */
const WOMEN =
  '(?:[a-z]{2,}ologas?|cirujanas?|(?<=^|\\b(?:una|la|mi|otra|buena|busco|necesito|quiero|ocupo) )medica(?=$| (?:familiar|general|internista|de familia|de cabecera|mujer)\\b))';
const MEN = '(?:[a-z]{2,}ologos?|cirujanos?|medicos?|doctor(?:es)?)';

/** Words for a woman, unless a man would do as well ("doctor o doctora"). */
const ofWomenOnly = (words: string): RegExp =>
  new RegExp(`\\b(?<!\\b${MEN} (?:[ouy] )?(?:una? )?)${words}\\b(?! (?:[ouy] )?(?:una? )?${MEN}\\b)`);

/** A profession in its feminine form, in folded words. */
export const feminineProfession = ofWomenOnly(WOMEN);
/** What becomes of it where no woman is asked for. */
export const MASCULINE = [/a(s?)$/, 'o$1'] as const;
/** "Doctora", and "una dra." where no name follows. */
export const womanDoctor = ofWomenOnly(
  '(?:doctoras?(?: mujer(?:es)?)?|(?<=\\b(?:una|otra|buena) )dra|dra(?= (?:para|que|mujer)\\b))',
);
