import { words } from '../engine/words.ts';
import { CONCEPTS } from './concepts.ts';
import { HOME_NAMES } from './homeNames.ts';
import { MEDICINES } from './medicines.ts';
import { MEDLINE_PLUS_NAMES } from './medlinePlusNames.ts';
import { bonesOfName, otherSayings, practitionersOf } from './sayings.ts';
import { specialties } from './specialties.ts';

/** Something people have, feel or undergo, folded: its names in both languages, and the fields of medicine it leads to. */
export interface Concept {
  en: readonly string[];
  es: readonly string[];
  leads: readonly { en: string; es: string }[];
}

/** Other names of a concept a document is looked for by, besides the one most directories use. */
const OTHER_NAMES = 3;

const folded = (text: string): string => words(text).join(' ');
const listed = (text: string, by: string): string[] =>
  text
    .split(by)
    .map(folded)
    .filter((name) => name !== '');

/** The vocabulary read from its tables, with the names MedlinePlus knows besides. */
export function readConcepts(
  table = CONCEPTS + HOME_NAMES + MEDICINES,
  otherNames = MEDLINE_PLUS_NAMES,
): Concept[] {
  const besides = new Map<string, string[]>();
  for (const line of otherNames.split('\n')) {
    const [topic, ...names] = listed(line, ';');
    if (topic !== undefined) besides.set(topic, names);
  }
  const concepts: Concept[] = [];
  let leads: Concept['leads'] = [];
  for (const line of table.split('\n')) {
    if (line.startsWith('#')) leads = leadsOf(line.slice(1));
    else {
      const [en = '', es = ''] = line.split('=');
      const names = listed(en, ',');
      if (names.length === 0) continue;
      const more = names.flatMap((name) => besides.get(name) ?? []);
      concepts.push({ en: [...new Set([...names, ...more])], es: listed(es, ','), leads });
    }
  }
  return concepts;
}

function leadsOf(line: string): Concept['leads'] {
  return line.split(';').map((name) => {
    const es = specialties[name.trim()];
    if (es === undefined) throw new Error(`No field of medicine is called ${name.trim()}`);
    return { en: folded(name), es: folded(es) };
  });
}

/** All fields of medicine, folded. */
const fieldNames = Object.entries(specialties).map(([en, es]) => ({ en: folded(en), es: folded(es) }));

type Table = Record<string, readonly string[]>;

/**
 * What the vocabulary says of every name in a language: the name most directories use, who treats it, then other names.
 * A name of several concepts leads to what the first says, then to what the others add.
 */
export function conceptSynonyms(language: 'en' | 'es', concepts: readonly Concept[] = readConcepts()): Table {
  const table: Record<string, readonly string[]> = {};
  const add = (said: string, meant: readonly string[]): void => {
    table[said] = withMore(table, said, meant);
  };
  for (const concept of concepts) {
    const names = concept[language];
    const fields = concept.leads.map((lead) => lead[language]);
    const english = language === 'en' ? [] : [concept.en[0] ?? '', ...concept.leads.map((lead) => lead.en)];
    for (const name of names) {
      const others = names.filter((other) => other !== name);
      const meant = [
        ...new Set([...others.slice(0, 1), ...fields, ...others.slice(1, OTHER_NAMES), ...english]),
      ];
      add(name, meant);
      const named = [...new Set([name, ...meant])];
      for (const said of otherSayings(name, language)) add(said, named);
      const bones = bonesOfName(name.split(' '), language)?.join(' ');
      if (bones !== undefined) add(bones, named);
    }
  }
  for (const names of fieldNames) {
    const field = names[language];
    for (const who of practitionersOf(field, language)) add(who, [...new Set([field, names.en])]);
    // People who search in Spanish use the English word, too.
    if (language === 'es') for (const who of practitionersOf(names.en, 'en')) add(who, [field, names.en]);
  }
  return table;
}

/** Tables as one: what an earlier one says of a name comes before what a later one adds. */
export function joinedTables(first: Table, ...others: readonly Table[]): Table {
  const joined: Record<string, readonly string[]> = { ...first };
  for (const other of others) {
    for (const said of Object.keys(other)) joined[said] = withMore(joined, said, other[said] ?? []);
  }
  return joined;
}

/** What a table says of a name, and what is to be added; the very list that is added where it says nothing, since there are thousands. */
function withMore(table: Table, said: string, meant: readonly string[]): readonly string[] {
  const own = Object.hasOwn(table, said) ? (table[said] ?? []) : [];
  return own.length === 0 ? meant : [...new Set([...own, ...meant])];
}
