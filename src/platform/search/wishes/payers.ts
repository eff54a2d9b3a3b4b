type Code = 'en' | 'es';

/** An insurer or a program that pays for care. */
export interface Payer {
  /** As people know it. */
  name: string;
  /** How people write it, folded, with the usual slips, as a pattern; by the language they search in. */
  said: Readonly<Record<Code, string>>;
  /** Languages in which it is a word of other things, too ("Dr. Molina"), and a payer only where insurance is spoken of. */
  isOtherIn: readonly Code[];
}

const payer = (name: string, en: string, inSpanish?: string, isOtherIn: readonly Code[] = []): Payer => ({
  name,
  said: { en, es: inSpanish === undefined ? en : `${en}|${inSpanish}` },
  isOtherIn,
});

/** Behind these "medical" is how Medi-Cal sounds; "medical insurance" is any. */
const MEDI_CAL_HEARD =
  '(?<=\\b(?:takes?|accepts?|taking|accepting|on|have|got) )medical(?! (?:insurance|records?|care|groups?|plans?|marijuana|cards?|help|advice|bills?|leave|equipment|history|students?))';

/**
 * Insurers and programs known all over the United States and in California. They matter where a directory calls them by another name,
 * and where it does not name them: "takes Medi-Cal" must not become a word that is merely not found. Of two that begin alike
 * the longer stands first.
 */
export const PAYERS: readonly Payer[] = [
  payer(
    'Medi-Cal',
    `medi cal(?: managed care)?|${MEDI_CAL_HEARD}`,
    'medi cal de emergencia|medikal|medical(?! (?:cent(?:er|ro)s?|groups?|records?|plaza|clinics?|offices?|foundation|associates))',
  ),
  payer(
    'Medicaid',
    'med[iea] ?c(?:aid|ade|aide|ad)(?: managed care)?|state insurance',
    'medi ?kei?d|seguro del estado',
  ),
  payer('Medicare Advantage', 'medi ?care advantage(?: plans?)?|medicare part c', 'medicare ventaja'),
  payer(
    'Medicare',
    '(?:original )?med(?:i ?|e|a)?c(?:are|air|aire)(?: supplement| parts? [abd](?: and [abd])?)?',
    'medi ?ker|medicar',
  ),
  payer('TRICARE', 'tri ?c(?:are|air)(?: (?:prime|select|west|for life))?|tri ?west|military insurance'),
  payer('CHAMPVA', 'champ ?va'),
  payer(
    'VA health care',
    'va (?:insurance|benefits|health ?care|community care)|veterans? (?:affairs|insurance|benefits)',
    'seguro de veteranos?',
  ),
  payer(
    'Covered California',
    'covered (?:california|ca)|obama ?care|affordable care act|marketplace (?:insurance|plans?)',
    'cover california|obama ?ker|mercado de seguros',
  ),
  payer(
    'Blue Shield',
    '(?<!cross |cross and )blue ?sh(?:ie|ei)ld(?: of california| of ca| california)?',
    'blu ?shield|escudo azul',
  ),
  payer(
    'Anthem Blue Cross',
    '(?:anthem )?blue ?cross?(?:(?: and)? blue ?sh(?:ie|ei)ld)?(?: of california| of ca)?|anthem(?: (?:bcbs|bc))?|bcbs(?: of [a-z]+)?',
    'blu ?cross?|cruz azul|antem',
  ),
  payer('Kaiser Permanente', 'kaiser permanente|ka[iy][sz][eo]r|keiser', 'caiser'),
  payer(
    'UnitedHealthcare',
    'united ?health ?care|united ?health|uhc|united (?:insurance|ppo|hmo)|optum(?: ?care)?',
    'yunai?ted',
  ),
  payer('UMR', 'umr'),
  payer(
    'workers’ compensation',
    'work(?:er|man|men)s? comp(?:ensation)?',
    'compensacion al trabajador|workers? comp',
    ['en', 'es'],
  ),
  payer('Medi-Cal Dental', 'denti ?cal', 'denti ?cal'),
  payer('Aetna', 'a?etna|atena|aetana'),
  payer('Cigna', '(?:c|s)ign[ae](?: health ?care)?|sygna|cygna'),
  payer('Humana', 'humann?a|huamna', undefined, ['es']),
  payer('Health Net', 'health ?net(?: of california)?'),
  payer('Molina', 'molina(?: health ?care)?', undefined, ['en', 'es']),
  payer('Oscar', 'oscar (?:health|insurance|plan|ppo|hmo|epo)', 'seguro oscar'),
  payer('SCAN Health Plan', 'scan (?:health ?plan|insurance|hmo)'),
  payer('Alignment Health Plan', 'alignment (?:health(?: ?care| plan)?|insurance)'),
  payer('Ambetter', 'ambetter'),
  payer('WellCare', 'wellcare'),
  payer('Wellpoint', 'wellpoint'),
  payer('Amerigroup', 'ameri ?group'),
  payer('Centene', 'centene'),
  payer('Devoted Health', 'devoted health'),
  payer('Clever Care', 'clever care'),
  payer('Sharp Health Plan', 'sharp health ?plan'),
  payer('Sutter Health Plus', 'sutter health plus|sutter health ?plan'),
  payer('Western Health Advantage', 'western health(?: advantage)?'),
  payer('L.A. Care', 'la care|l a care|lacare'),
  payer('Inland Empire Health Plan', 'iehp|inland empire health(?: plan)?'),
  payer('CalOptima', 'cal ?optima'),
  payer('CalViva Health', 'cal ?viva'),
  payer('CenCal Health', 'cen ?cal'),
  payer('Partnership HealthPlan', 'partnership health ?plan'),
  payer('Alameda Alliance', 'alameda alliance'),
  payer('Santa Clara Family Health Plan', 'santa clara family health(?: plan)?'),
  payer('Valley Health Plan', 'valley health ?plan'),
  payer('Health Plan of San Joaquin', 'health ?plan of san joaquin|hpsj'),
  payer('Health Plan of San Mateo', 'health ?plan of san mateo|hpsm'),
  payer('San Francisco Health Plan', 'san francisco health ?plan|sfhp'),
  payer('Contra Costa Health Plan', 'contra costa health ?plan'),
  payer('Kern Family Health Care', 'kern family health(?: care)?'),
  payer('Gold Coast Health Plan', 'gold coast health(?: plan)?'),
  payer('Central California Alliance for Health', 'central california alliance(?: for health)?'),
  payer('Community Health Group', 'community health group'),
  payer('Chinese Community Health Plan', 'chinese community health ?plan|cchp'),
  payer('MultiPlan', 'multi ?plan|phcs'),
  payer('First Health', 'first health (?:network|insurance|ppo)'),
  payer('GEHA', 'geha'),
  payer('Meritain', 'meritain'),
];

function plain(code: Code): RegExp {
  const own = PAYERS.filter(({ isOtherIn }) => !isOtherIn.includes(code)).map(({ said }) => said[code]);
  return new RegExp(`\\b(?:${own.join('|')})(?![a-z0-9])`, 'g');
}

const whole = (code: Code): RegExp =>
  new RegExp(`\\b(?:${PAYERS.map(({ said }) => said[code]).join('|')})(?![a-z0-9])`);
const EVERY: Readonly<Record<Code, RegExp>> = {
  en: new RegExp(whole('en'), 'g'),
  es: new RegExp(whole('es'), 'g'),
};
const ANY: Readonly<Record<Code, RegExp>> = { en: whole('en'), es: whole('es') };

const PLAIN: Readonly<Record<Code, RegExp>> = { en: plain('en'), es: plain('es') };

/**
 * Folded words with every payer as one word, by which it is insurance that is spoken of. `isSpokenOf`: whether it is anyway, so
 * that names of payers that are other words, too, are those of payers.
 */
export const payersAs = (word: string, text: string, code: Code, isSpokenOf: boolean): string =>
  text.replace(isSpokenOf ? EVERY[code] : PLAIN[code], word);

/** Whether any payer may be named in folded words: one look instead of one for each. */
export const namesPayer = (text: string, code: Code): boolean => ANY[code].test(text);
