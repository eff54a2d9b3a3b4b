/** Stay in capitals wherever they stand. */
const acronyms = new Set(
  (
    'UCSF UCLA UCSD UC USC USA US VA HMO PPO EPO IPA LLC LLP LP PC PLLC OB GYN OBGYN ENT MRI CT PET PHF SNF APH ' +
    'CSP DOD AFB CPMC AHF SFGH BAART YMCA ICU NICU ER ED MD DO DDS DMD DPM NP PA RN PT OT ASC HIV AIDS CVS LTC GI ' +
    'APC AHMC MLK IHS AMC ACO II III IV VI VII VIII IX XI XII NE NW SE SW PO PACE DBA QHP EHR JFK UCI TMJ CHF COPD'
  ).split(' '),
);
/** Short words without a vowel that are abbreviations of words, not initials. */
const abbreviations = new Set(
  (
    'ST DR RD BLVD STE HWY CTR CNTR LN CT PL PKWY PKY CYN FND HSP MT FT SR JR MR MRS MS PLZ SQ BLDG RM FL MTN SVS ' +
    'HTS HGTS GRP DPT CLNC STR RTE TRL DRS LTD FRWY SPGS PT NTL DEPT HLTH MGMT SPC TR SVC SVCS CNTY MED CMP NR'
  ).split(' '),
);
const small = new Set([
  'of',
  'the',
  'and',
  'at',
  'for',
  'in',
  'on',
  'by',
  'to',
  'with',
  'from',
  'or',
  'y',
  'dba',
]);
const special: Record<string, string> = {
  MACARTHUR: 'MacArthur',
  MACDONALD: 'MacDonald',
  VALLEYCARE: 'ValleyCare',
  NORTHBAY: 'NorthBay',
  DBA: 'dba',
  OBGYN: 'OB-GYN',
  PHD: 'PhD',
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** What is being written: initials are likely in the name of a place, not in that of a person. */
type Kind = 'place' | 'address' | 'person';

function wordCase(word: string, kind: Kind): string {
  const upper = word.toUpperCase();
  const letters = upper.replace(/[^A-Z]/g, '');
  if (letters === '') return word;
  // 1ST, 52ND: the ending is small. B4, 230C, D/P: as they are.
  if (/^\d+(ST|ND|RD|TH)$/.test(upper)) return upper.toLowerCase();
  if (/\d/.test(upper)) return upper;
  if (letters.length === 1) return upper;
  if (/^([A-Z]\.)+[A-Z]?\.?$/.test(upper)) return upper;
  const bare = upper.replace(/[.,;:()]/g, '');
  if (kind !== 'person' || /^(II|III|IV|VI|MD|DO|NP|PA)$/.test(bare)) {
    const known = special[bare];
    if (known) return upper.replace(bare, known);
    const streetWord = kind === 'address' && /^(ER|ED|PA|DO|CT|PT|OT|LP)$/.test(bare);
    if (acronyms.has(bare) && !streetWord) return upper;
    if (kind === 'place' && bare.length <= 5 && !/[AEIOUY']/.test(bare) && !abbreviations.has(bare))
      return upper;
  }
  // McKinley, but Mcle (too short to tell) stays plain.
  if (/^MC[A-Z]{3,}$/.test(bare)) return upper.replace(bare, `Mc${capital(bare.slice(2))}`);
  // O'Connor, D'Angelo; the s of women's stays small.
  return capital(upper).replace(/^([OoDdLl])['’]([a-z]{2,})/, (_, first: string, rest: string) => {
    return `${first.toUpperCase()}'${capital(rest)}`;
  });
}

/** Puts upper-case text into title case, token by token; white space is kept single. */
export function titleCase(text: string, kind: Kind = 'place'): string {
  const words = text.split(' ').filter(Boolean);
  let afterBreak = true;
  const written = words.map((word, index) => {
    const lower = word.toLowerCase();
    const previous = words[index - 1]?.toLowerCase();
    const next = words[index + 1]?.toLowerCase();
    const starts = afterBreak;
    afterBreak = /[-–/:(]$/.test(word);
    if (kind !== 'person' && !starts && small.has(lower)) return lower;
    if (kind === 'place' && lower === 'a' && !starts && next !== undefined) return 'a';
    if (!starts && lower === 'de' && /^(la|las|los)$/.test(next ?? '')) return 'de';
    if (previous === 'de' && index > 1 && /^(la|las|los)$/.test(lower)) return lower;
    return word
      .split(/([-/&(#+]|\.(?=[A-Za-z]{2}))/)
      .map((part) => (/^[-/&(#+.]?$/.test(part) ? part : wordCase(part, kind)))
      .join('');
  });
  return written.join(' ');
}

/** True when the text has letters and none of them is small: typed in capitals, not written. */
export const isShouted = (text: string): boolean => /[A-Z]{2}/.test(text) && !/[a-z]/.test(text);

/** Title case for shouted text; text somebody wrote in mixed case stays as it is. */
export const unshout = (text: string, kind: Kind = 'place'): string =>
  isShouted(text) ? titleCase(text, kind) : text;
