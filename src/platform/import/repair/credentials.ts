/** Written out, or with small letters in the usual form. */
const FORMS: Readonly<Record<string, string>> = {
  'MEDICAL DOCTOR': 'MD',
  'DOCTOR OF OSTEOPATHY': 'DO',
  PHD: 'PhD',
  PHARMD: 'PharmD',
  PSYD: 'PsyD',
  EDD: 'EdD',
  MED: 'MEd',
  DRPH: 'DrPH',
};
/** What stands among suffixes and belongs to the name. */
const GENERATION = /^(JR|SR|I|II|III|IV|V)$/;

/**
 * The letters after a name, each once and in order, from texts such as 'M.D., FACEP'; what is no such letters is left
 * out. `isPhysician` is undefined where no letters are given.
 */
export function readCredentials(texts: readonly string[]): {
  letters: string[];
  generation: string | undefined;
  isPhysician: boolean | undefined;
} {
  const parts = texts
    .flatMap((text) => text.split(/[,;/]|\s+-\s+/))
    .map((part) => part.replace(/\./g, '').replace(/\s+/g, ' ').trim().toUpperCase())
    .flatMap(
      (part) => FORMS[part] ?? (part.split(' ').every((one) => one.length <= 6) ? part.split(' ') : []),
    )
    .map((part) => FORMS[part] ?? part);
  const generation = parts.find((part) => GENERATION.test(part));
  const letters = [
    ...new Set(parts.filter((part) => /^[A-Za-z][A-Za-z-]{1,9}$/.test(part) && !GENERATION.test(part))),
  ];
  return {
    letters,
    generation: generation && (/^[JS]R$/.test(generation) ? `${generation.charAt(0)}r.` : generation),
    isPhysician: letters.length > 0 ? letters.includes('MD') || letters.includes('DO') : undefined,
  };
}
