/** Proficiencies in a language of `c_additionalLanguages` at which somebody else speaks it for the doctor. */
export const SPOKEN_BY_OTHERS: readonly string[] = ['Interpreter available', 'Office staff only'];
