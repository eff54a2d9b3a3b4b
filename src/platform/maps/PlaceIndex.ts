/** A place or address that can be suggested, with what the answer of the address search needs. */
export interface Place {
  id: string;
  type: 'Geography' | 'Point Address' | 'Address Range';
  entityType?: 'Municipality' | 'CountrySecondarySubdivision' | 'PostalCodeArea';
  freeformAddress: string;
  /** "CA", "California". */
  state: string;
  stateName: string;
  municipality?: string;
  postalCode?: string;
  secondarySubdivision?: string;
  latitude: number;
  longitude: number;
  /** Half the height and width of the bounding box, degrees. */
  extent: { latitude: number; longitude: number };
  /** Larger places come first among equal matches. */
  size: number;
}

/** Corners in degrees. */
export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface PlaceQuery {
  text: string;
  limit: number;
  entityType?: string;
  box?: Box;
}

export interface FoundPlace {
  place: Place;
  score: number;
}

const ABBREVIATIONS: Record<string, string> = {
  ave: 'avenue',
  blvd: 'boulevard',
  ct: 'court',
  dr: 'drive',
  hwy: 'highway',
  ln: 'lane',
  mt: 'mount',
  pkwy: 'parkway',
  rd: 'road',
  st: 'street',
  ste: 'suite',
};
/** What people call the country at the end of an address. */
const COUNTRY = ['united states of america', 'united states', 'usa', 'us'];
/** How states were shortened before they had two letters, as far as people still write it. */
const OLD_SHORT_NAMES: Readonly<Record<string, string>> = {
  calif: 'CA',
  mass: 'MA',
  penn: 'PA',
  tenn: 'TN',
  wash: 'WA',
};

/** Answers kept, oldest out first. */
const REMEMBERED = 2000;

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** What was typed, without the country and the state at its end; `state` is the one it names. */
interface Typed {
  words: readonly string[];
  state?: string;
}

/** Reads what was typed against the states there are. A name that is all there is, is the name of a place. */
function readTyped(text: string, states: ReadonlyMap<string, string>): Typed {
  let typed = words(text).slice(0, 12).join(' ');
  const before = (end: string) => (typed.endsWith(` ${end}`) ? typed.slice(0, -end.length - 1) : undefined);
  for (const name of COUNTRY) typed = before(name) ?? typed;
  for (const [name, state] of states) {
    const rest = before(name);
    // 'new york new york' ends in 'york', too: the longest name counts, and the longest come first.
    if (rest !== undefined) return { words: rest.split(' '), state };
  }
  return { words: typed.split(' ').filter((word) => word !== '') };
}

/** By each of its names, folded, a state's two letters; the longest names first. */
function namesOfStates(places: readonly Place[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { state, stateName } of places) {
    found.set(words(stateName).join(' '), state);
    found.set(state.toLowerCase(), state);
  }
  for (const [name, state] of Object.entries(OLD_SHORT_NAMES))
    if (found.has(state.toLowerCase())) found.set(name, state);
  found.delete('');
  return new Map([...found].sort(([a], [b]) => b.length - a.length));
}

interface Entry {
  place: Place;
  words: string[];
  order: number;
}

/**
 * Suggestions by the beginnings of words: each word typed must begin a word of the place, in any order. Places are
 * found through a sorted list of words, so that a keystroke costs a binary search and the few places it finds.
 */
export function createPlaceIndex(places: readonly Place[]): (query: PlaceQuery) => FoundPlace[] {
  const entries = places.map((place, order): Entry => ({
    place,
    words: words(place.freeformAddress),
    order,
  }));
  const postings: { word: string; entry: Entry }[] = entries
    .flatMap((entry) => [...new Set(entry.words)].map((word) => ({ word, entry })))
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.entry.order - b.entry.order));

  const beginning = (prefix: string): Entry[] => {
    let low = 0;
    let high = postings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (postings[middle]!.word < prefix) low = middle + 1;
      else high = middle;
    }
    const found = new Set<Entry>();
    for (let i = low; postings[i]?.word.startsWith(prefix); i += 1) found.add(postings[i]!.entry);
    return [...found];
  };
  /** A word as typed, or what it is short for. */
  const meanings = (word: string): string[] => {
    const long = ABBREVIATIONS[word];
    return long === undefined ? [word] : [word, long];
  };
  const matches = (entry: Entry, word: string): boolean =>
    meanings(word).some((meaning) => entry.words.some((own) => own.startsWith(meaning)));

  const states = namesOfStates(places);
  const search = ({ text, limit, entityType, box }: PlaceQuery): FoundPlace[] => {
    const { words: wanted, state } = readTyped(text, states);
    if (wanted.length === 0) return [];
    // The longest word leaves the fewest places to look at.
    const rarest = wanted.reduce((best, word) => (word.length > best.length ? word : best));
    const found: (FoundPlace & { order: number })[] = [];
    const others = wanted.filter((word) => word !== rarest);
    for (const entry of new Set(meanings(rarest).flatMap(beginning))) {
      const { place } = entry;
      if (entityType !== undefined && place.entityType !== entityType) continue;
      if (state !== undefined && place.state !== state) continue;
      if (
        box !== undefined &&
        (place.latitude > box.top ||
          place.latitude < box.bottom ||
          place.longitude < box.left ||
          place.longitude > box.right)
      ) {
        continue;
      }
      if (!others.every((word) => matches(entry, word))) continue;
      const inOrder = wanted.every((word, index) =>
        meanings(word).some((meaning) => entry.words[index]?.startsWith(meaning)),
      );
      const whole = wanted.filter((word) => entry.words.includes(word)).length / wanted.length;
      const kind =
        place.entityType === 'Municipality'
          ? 0.3
          : place.entityType === 'PostalCodeArea'
            ? 0.2
            : place.type === 'Point Address'
              ? 0.1
              : 0;
      const score = (inOrder ? 4 : 1) + whole + kind + Math.min(place.size, 60) / 60;
      found.push({ place, score: score, order: entry.order });
    }
    return found
      .sort((a, b) => b.score - a.score || a.order - b.order)
      .slice(0, limit)
      .map(({ place, score }) => ({ place, score }));
  };

  // The first letters are typed by everyone, and they are the ones that find the most.
  const recent = new Map<string, FoundPlace[]>();
  return (query) => {
    const key = JSON.stringify(query);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const found = search(query);
    if (recent.size >= REMEMBERED) recent.delete(recent.keys().next().value!);
    recent.set(key, found);
    return found;
  };
}
