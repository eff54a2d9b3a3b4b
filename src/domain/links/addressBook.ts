import { addressWords, tellingWords } from './addressWords.ts';

/** An address a site has. */
export interface KnownAddress {
  /** Without language. */
  path: string;
  title: string;
  /** Entity type, of what the directory knows. */
  type?: string;
  /** The title of the page it stands below. */
  section?: string;
  /** Of a person: the address of the portrait. */
  image?: string;
}

/** How close one is, from 0 to 1. */
export interface CloseAddress {
  address: KnownAddress;
  closeness: number;
}

/** Addresses of a site by the words in them. */
export interface AddressBook {
  /** The closest first. The time it takes has a bound whatever is asked. */
  closeTo(path: string, most: number): CloseAddress[];
  /** The address itself, or the nearest above it that there is. */
  above(path: string): KnownAddress | undefined;
}

/** Less than this is another page. */
const CLOSE_ENOUGH = 0.45;
/** What it counts to stand in the same part of the site. */
const SAME_PART = 0.06;
/** What it counts to be called by exactly these words. */
const SAME_NAME = 0.25;
/** What has a sentence for a title must say most of it: one word of it alone says nothing. */
const TOLD_IN_SENTENCES = new Set([
  'ce_patientStory',
  'ce_askAnExpert',
  'ce_volunteerOpportunity',
  'ce_researchStudy',
  'ce_researchPublication',
]);
const MOST_OF_IT = 0.5;
/** Entries that are weighed for one question. */
const WEIGHED = 4000;
/** Words of the book that a misspelt one is taken for. */
const SPELLINGS = 6;

interface Word {
  /** Where it stands. */
  entries: number[];
  /** How much it says: what stands everywhere says nothing. */
  weight: number;
}

/** Makes a book; of entities the end of the path counts, of pages all of it, of both the title. */
export function createAddressBook(addresses: readonly KnownAddress[]): AddressBook {
  const words = new Map<string, Word>();
  const entries = addresses.map((address, entry) => {
    const own = new Set(tellingWords(`${nameIn(address)} ${address.title}`));
    for (const word of own) {
      const known = words.get(word);
      if (known) known.entries.push(entry);
      else words.set(word, { entries: [entry], weight: 0 });
    }
    return { size: own.size, called: calledBy(address.path) };
  });
  for (const word of words.values())
    word.weight = Math.log(1 + addresses.length / (word.entries.length + 1)) + 0.1;
  const spelling = createSpelling([...words.keys()]);
  const byPath = new Map(addresses.map((address) => [plainPath(address.path), address]));

  /** What each entry has of a word of the address. */
  function found(word: string): { share: Map<number, number>; weight: number } {
    const share = new Map<number, number>();
    const alike = words.has(word) ? [{ word, likeness: 1 }] : spelling(word);
    let weight = Math.log(1 + addresses.length);
    let left = WEIGHED;
    for (const [index, { word: own, likeness }] of alike.entries()) {
      const known = words.get(own)!;
      if (index === 0) weight = known.weight;
      for (const entry of known.entries.slice(0, left))
        share.set(entry, Math.max(share.get(entry) ?? 0, likeness));
      left -= Math.min(left, known.entries.length);
    }
    return { share, weight };
  }

  return {
    closeTo(path, most) {
      const { own, before } = addressWords(path);
      const asked = [
        ...own.map((word) => ({ ...found(word), part: 1 })),
        // What stands before may be a section that no title names.
        ...before.map((word) => ({ ...found(word), part: 0.25 })).filter(({ share }) => share.size > 0),
      ];
      const whole = asked.reduce((sum, { weight, part }) => sum + weight * part, 0);
      if (whole === 0) return [];
      const scores = new Map<number, { score: number; hits: number }>();
      for (const { share, weight, part } of asked)
        for (const [entry, likeness] of share) {
          const known = scores.get(entry) ?? { score: 0, hits: 0 };
          scores.set(entry, {
            score: known.score + (likeness * weight * part) / whole,
            hits: known.hits + (part === 1 ? likeness : 0),
          });
        }
      const candidates = [...scores].map(([entry, { score, hits }]) => ({
        address: addresses[entry]!,
        score,
        share: Math.min(1, hits / Math.max(1, entries[entry]!.size)),
        called: entries[entry]!.called,
      }));
      return ranked(candidates, { called: calledBy(path), around: partOf(path) }).slice(0, most);
    },
    above(path) {
      const segments = plainPath(path.slice(0, 1000)).split('/').slice(0, 10);
      for (let length = segments.length; length > 1; length -= 1) {
        const known = byPath.get(segments.slice(0, length).join('/'));
        if (known) return known;
      }
      return undefined;
    },
  };
}

interface Candidate {
  address: KnownAddress;
  score: number;
  /** How much of the words of its name and title was asked for. */
  share: number;
  /** See `calledBy`. */
  called: string;
}

/** Those close enough to what was asked for, the closest first. */
function ranked(
  found: readonly Candidate[],
  asked: { called: string; around: string | undefined },
): CloseAddress[] {
  return (
    found
      .filter(
        ({ address, share }) =>
          share > 0 && (share >= MOST_OF_IT || !TOLD_IN_SENTENCES.has(address.type ?? '')),
      )
      // One that says much else is another page than one that says this.
      .map(({ address, score, share, called }) => ({
        address,
        closeness:
          score * (0.7 + 0.3 * share) +
          (partOf(address.path) === asked.around ? SAME_PART : 0) +
          (called === asked.called ? SAME_NAME : 0),
      }))
      .filter(({ closeness }) => closeness >= CLOSE_ENOUGH)
      .sort(
        (a, b) => b.closeness - a.closeness || a.address.path.length - b.address.path.length || byText(a, b),
      )
  );
}

const byText = (a: CloseAddress, b: CloseAddress) => (a.address.path < b.address.path ? -1 : 1);
const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, '');
/** The words at the end of a path, which name what stands there. */
const calledBy = (path: string) => addressWords(path).own.join(' ');
const partOf = (path: string) => /^\/([^/?#]*)/.exec(path)?.[1]?.toLowerCase();
const nameIn = ({ path, type }: KnownAddress) =>
  (type === undefined ? path : path.slice(path.lastIndexOf('/'))).replaceAll('-', ' ');

/** Which of some words a misspelt or shortened one may be, the likest first. */
function createSpelling(vocabulary: readonly string[]) {
  const groups = new Map<string, string[]>();
  const keysOf = (word: string) => [`${word[0]}*`, `*${word.slice(-2)}`];
  for (const word of vocabulary) {
    if (word.length < 4) continue;
    for (const key of keysOf(word)) {
      const group = groups.get(key);
      if (group) group.push(word);
      else groups.set(key, [word]);
    }
  }
  return (asked: string): { word: string; likeness: number }[] => {
    if (asked.length < 4 || asked.length > 30) return [];
    const most = asked.length < 7 ? 1 : 2;
    const alike = new Map<string, number>();
    for (const word of keysOf(asked).flatMap((key) => groups.get(key) ?? [])) {
      if (alike.has(word)) continue;
      if (word.startsWith(asked) || (asked.startsWith(word) && word.length > 4)) alike.set(word, 0.85);
      else if (Math.abs(word.length - asked.length) <= most) {
        const steps = editsBetween(word, asked, most);
        if (steps <= most) alike.set(word, 1 - steps * 0.15);
      }
    }
    return [...alike]
      .map(([word, likeness]) => ({ word, likeness }))
      .sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1))
      .slice(0, SPELLINGS);
  };
}

/** Letters to add, leave out, change or swap with their neighbour between two words; more than `most` is `most + 1`. */
function editsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** The title of the page each one stands below, by the others' paths. */
export function withSections(addresses: readonly KnownAddress[]): KnownAddress[] {
  const titles = new Map(addresses.map(({ path, title }) => [plainPath(path), title]));
  return addresses.map((address) => {
    const parts = plainPath(address.path).split('/');
    for (let length = parts.length - 1; length > 1; length -= 1) {
      const section = titles.get(parts.slice(0, length).join('/'));
      if (section) return { ...address, section };
    }
    return address;
  });
}
