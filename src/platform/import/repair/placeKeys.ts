const expand: Record<string, string> = {
  CTR: 'CENTER',
  CNTR: 'CENTER',
  CENTRE: 'CENTER',
  MED: 'MEDICAL',
  HOSP: 'HOSPITAL',
  HSP: 'HOSPITAL',
  HOSPITALS: 'HOSPITAL',
  FND: 'FOUNDATION',
  FOUND: 'FOUNDATION',
  ST: 'SAINT',
  MT: 'MOUNT',
  CAMP: 'CAMPUS',
  REHAB: 'REHABILITATION',
  SO: 'SOUTH',
  NO: 'NORTH',
  DEPT: 'DEPARTMENT',
  CALIF: 'CALIFORNIA',
  SVS: 'SERVICES',
  WOMENS: 'WOMEN',
  CHILDRENS: 'CHILDREN',
  CLINICS: 'CLINIC',
  CENTERS: 'CENTER',
  FT: 'FORT',
};
const noise = new Set(
  'THE OF AND A AN AT FOR IN INC INCORPORATED LLC LP LLP PC CORP CORPORATION CO COMPANY CAMPUS DBA'.split(
    ' ',
  ),
);
/** Words that half of all places of care carry; alone they do not make two names alike. */
const common = new Set(
  (
    'MEDICAL CENTER HOSPITAL HEALTH CARE HEALTHCARE CLINIC GROUP FOUNDATION REGIONAL COMMUNITY MEMORIAL SERVICES ' +
    'URGENT FAMILY PHYSICAL THERAPY SURGERY REHABILITATION'
  ).split(' '),
);

/** The telling words of a name, in their long forms. */
function nameWords(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const words = plain.split(' ').map((word) => expand[word] ?? word);
  return words.filter((word) => word !== '' && !noise.has(word));
}

/** Same text for names that differ only in writing. */
export const nameKey = (name: string): string => [...new Set(nameWords(name))].sort().join(' ');

const weight = (words: Iterable<string>) => {
  let sum = 0;
  for (const word of words) sum += common.has(word) ? 0.25 : 1;
  return sum;
};

/** Share of letter pairs two texts have in common (Dice), 0 to 1. */
function letterLikeness(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const left = pairs(a);
  const rest = pairs(b);
  const total = left.length + rest.length;
  let common = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    common += 1;
    rest.splice(at, 1);
  }
  return total === 0 ? 0 : (2 * common) / total;
}

/** 0 to 1: how much of the shorter name the other holds, common words counting a quarter. */
export function nameLikeness(a: string, b: string): number {
  const first = new Set(nameWords(a));
  const second = new Set(nameWords(b));
  if (nameKey(a) === nameKey(b)) return 1;
  // Joined up and misspelt words: 'North Bay' and 'NorthBay', 'Advantist' and 'Adventist'.
  if (letterLikeness(nameWords(a).join(''), nameWords(b).join('')) >= 0.85) return 0.85;
  const shorter = Math.min(weight(first), weight(second));
  if (shorter < 1) {
    // Nothing but common words: three of them, all found in the other name, may pass at one address.
    const [few, many] = first.size < second.size ? [first, second] : [second, first];
    return few.size >= 3 && [...few].every((word) => many.has(word)) ? 0.7 : 0;
  }
  return weight([...first].filter((word) => second.has(word))) / shorter;
}

const streetTypes = new Set(
  (
    'STREET STREETS ST AVENUE AVE AV ROAD RD BOULEVARD BLVD DRIVE DR LANE LN COURT CT PLACE PL PLAZA PLZ PARKWAY PKWY ' +
    'PKY WAY TERRACE TER CIRCLE CIR HIGHWAY HWY EXPRESSWAY EXPY SQUARE SQ'
  ).split(' '),
);
const directions: Record<string, string> = {
  NORTH: 'N',
  NO: 'N',
  SOUTH: 'S',
  SO: 'S',
  EAST: 'E',
  WEST: 'W',
};
const ordinals: Record<string, string> = {
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
  SIXTH: '6TH',
  SEVENTH: '7TH',
  EIGHTH: '8TH',
  NINTH: '9TH',
  TENTH: '10TH',
  ONE: '1',
  MC: 'MC',
  SAINT: 'ST',
};
const suite = /(?:,|\s)\s*(?:(?:STE|SUITE|UNIT|RM|ROOM|BLDG|BUILDING|APT|FL|FLOOR|SPC)\b\.?|#)\s*(\S.*)?$/i;

/** Parts of a first address line: the street and what stands behind 'Suite', '#' and the like ('' for none). */
export function splitSuite(line: string): { street: string; suite: string } {
  const found = suite.exec(line);
  if (!found || found.index < 3) return { street: line.replace(/[,\s]+$/, ''), suite: '' };
  return {
    street: line.slice(0, found.index).replace(/[,\s]+$/, ''),
    suite: found[0].replace(/^[,\s]+/, '').trim(),
  };
}

/** Same text for writings of one street address; '' when there is no house number to go by. */
export function streetKey(line: string): string {
  const words = splitSuite(line)
    .street.toUpperCase()
    // '2175 ROSALINE AVE, CLAIRMONT HGTS': the street is done at the comma.
    .replace(/^(\d\S*\s+[^,]*\S),.*$/, '$1')
    .replace(/\bP\.?\s*O\.?\s*BOX\b.*$/, '')
    .replace(/['’.]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => directions[word] ?? ordinals[word] ?? word);
  const named = words.filter((word, index) => index < 2 || !streetTypes.has(word));
  return /^\d/.test(named[0] ?? '') && named.length > 1 ? named.join(' ') : '';
}

/** A street key without its direction, and the direction ('' for none): lists leave 'North' out. */
export function splitDirection(key: string): { street: string; direction: string } {
  const found = /^(\d\S*) ([NSEW]|NE|NW|SE|SW) (.+)$/.exec(key);
  return found
    ? { street: `${found[1]} ${found[3]}`, direction: found[2] ?? '' }
    : { street: key, direction: '' };
}

/** Suite number without its word: 'SUITE 101' and 'Ste 101' are one. */
export const suiteKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\b(STE|SUITE|UNIT|RM|ROOM|BLDG|BUILDING|APT|FL|FLOOR|SPC)\b/g, '')
    .replace(/[^A-Z0-9]/g, '');

/** Same text for writings of one town. */
export const cityKey = (city: string): string =>
  city
    .toUpperCase()
    .replace(/^CITY AND COUNTY OF /, '')
    .replace(/\./g, '')
    .replace(/^ST\b/, 'SAINT')
    .replace(/^SO\b/, 'SOUTH')
    .replace(/\s+/g, ' ')
    .trim();
