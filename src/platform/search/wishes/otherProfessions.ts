/** A profession that people look for in a directory of care and that a hospital network often has nobody of. */
export interface Profession {
  /** How people write it, folded, as a pattern; by the language they search in. */
  said: Readonly<Record<'en' | 'es', RegExp>>;
  /** Several of them, as a sentence names them. */
  many: Readonly<Record<'en' | 'es', string>>;
  /** What a specialty or a service is called, folded, where somebody has the profession. */
  isHere: RegExp;
  /** Whether nobody who treats people comes near it. */
  isForAnimals?: true;
}

const whole = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})(?![a-z0-9])`);

const ANIMALS_EN =
  'dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|animals?|horses?|rabbits?|hamsters?|birds?|parrots?';
const ANIMALS_ES =
  'perr(?:o|a|ito|ita)|gat(?:o|a|ito|ita)|mascota|animal(?:e)?|cachorr(?:o|a)|caballo|conejo|hamster|pajaro|perico';

/**
 * Who asks for one of these where the directory has none must not think that those who are shown instead are it: "kids
 * dentist" finds pediatricians. Professions that another specialty of the directory stands for are no part of this table.
 */
export const OTHER_PROFESSIONS: readonly Profession[] = [
  {
    said: {
      en: whole('dentists?|dental (?:care|clinic|office)|orthodontists?|teeth cleaning'),
      es: whole('dentistas?|odontolog[oa]s?|ortodoncistas?|clinica dental|limpieza dental'),
    },
    many: { en: 'dentists', es: 'dentistas' },
    isHere: /\b(?:dent(?:al|ist|istry)|odontolog|orthodont|ortodon)/,
  },
  {
    said: {
      en: whole('ch[iy]r[oa]pra(?:c|k|ct|t)(?:or|er|ors|ers|ic)'),
      es: whole('(?:quiro|kiro)pra[ck]?tic[oa]s?'),
    },
    many: { en: 'chiropractors', es: 'quiroprácticos' },
    isHere: /chiropract|quiropract/,
  },
  {
    said: {
      en: whole('optometrists?|opticians?|eyeglasses|glasses (?:store|shop)'),
      es: whole('optometristas?|opticos?|opticas?'),
    },
    many: { en: 'optometrists or opticians', es: 'optometristas ni ópticos' },
    isHere: /optometr|optician|optic(?:al|a) shop/,
  },
  {
    said: { en: whole('acupunctur(?:e|ist|ists)'), es: whole('acupuntur(?:a|ista|istas)') },
    many: { en: 'acupuncturists', es: 'acupunturistas' },
    isHere: /acup[un]*nct|acupuntur/,
  },
  {
    said: { en: whole('massage therapists?|masseuse'), es: whole('masajistas?|masoterapeutas?') },
    many: { en: 'massage therapists', es: 'masajistas' },
    isHere: /massage|masaje|masoterap/,
  },
  {
    said: {
      en: whole('naturopath(?:s|ic)?|homeopath(?:s|ic)?'),
      es: whole('naturopatas?|naturistas?|homeopatas?'),
    },
    many: { en: 'naturopaths or homeopaths', es: 'naturópatas ni homeópatas' },
    isHere: /naturopat|homeopat/,
  },
  {
    said: {
      en: whole(
        `veterinar(?:y|ian)s?|vets? (?:clinic|near|for (?:my )?(?:${ANIMALS_EN}))|(?:animal|pet|dog|cat) (?:hospital|doctor|clinic)s?|(?:doctor|clinic|hospital|surgery|vaccines?|shots?) for (?:my |a )?(?:${ANIMALS_EN})s?|my (?:${ANIMALS_EN}) (?:is|has|needs|ate)`,
      ),
      es: whole(
        `veterinari[oa]s?|(?:doctor|medico|clinica|hospital|cirugia|vacunas?) (?:de|para) (?:mi |un |una )?(?:${ANIMALS_ES})s?|mi (?:${ANIMALS_ES}) (?:esta|tiene|necesita|se comio)`,
      ),
    },
    many: { en: 'veterinarians', es: 'veterinarios' },
    isHere: /veterinar/,
    isForAnimals: true,
  },
];

/** Whether folded words ask for care of an animal: then nothing that treats people is an answer. */
export const isForAnimals = (text: string, language: 'en' | 'es'): boolean =>
  OTHER_PROFESSIONS.some(({ said, isForAnimals: isSo }) => isSo === true && said[language].test(text));
