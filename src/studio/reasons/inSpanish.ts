import { slotNames } from '#src/domain/authoring/slotNames.ts';
import { IMPORTED } from './imported.ts';
import { PARTS, SENTENCES } from './sentences.ts';

interface Row {
  pattern: RegExp;
  spanish: string;
  /** How much of the sentence is fixed: of several that fit, the one that says most of it holds. */
  fixed: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rowsOf = (table: Readonly<Record<string, string>>): Row[] =>
  Object.entries(table)
    .map(([english, spanish]) => {
      const parts = english.split('{}');
      const pattern = new RegExp(`^${parts.map(escaped).join('([^]*?)')}$`);
      return { pattern, spanish, fixed: parts.join('').length };
    })
    .sort((left, right) => right.fixed - left.fixed);

const whole = rowsOf({ ...SENTENCES, ...IMPORTED });
const inside = rowsOf(PARTS);

/** Names of places; what they are numbered by stays. */
const places = rowsOf(
  Object.fromEntries(
    Object.entries(slotNames.en).map(([key, english]) => [
      english.replace('{number}', '{}'),
      slotNames.es[key as keyof typeof slotNames.es].replace('{number}', '{0}'),
    ]),
  ),
);

/** Spanish names of components, by their English ones. */
export type Titles = Readonly<Record<string, string>>;

/** What is filled in, by the letters behind its number: itself where nothing else is known of it. */
const FILLED: Readonly<Record<string, (part: string, titles: Titles) => string | undefined>> = {
  said: (part, titles) => saidBy(whole, part, titles),
  part: (part, titles) => saidBy(inside, part, titles),
  component: (part, titles) => named(part, (title) => titles[title]) ?? saidBy(inside, part, titles),
  slot: (part, titles) => named(part, (title) => saidBy(places, title, titles)),
};

/** One or several names in quotes, in the quotes of Spanish. */
function named(part: string, inSpanish: (name: string) => string | undefined): string | undefined {
  const names = /^"([^]*)"$/.exec(part)?.[1]?.split('", "');
  return names?.map((name) => `“${inSpanish(name) ?? name}”`).join(', ');
}

/** Fixed letters from which a sentence is known by itself, and not by what is told in it. */
const KNOWN_BY = 3;

/**
 * What the platform said in English, in Spanish. What it has no sentence for stays as it is: words of another version of the
 * platform.
 */
export function inSpanish(text: string, titles: Titles = {}): string {
  // Several in one answer: what is wrong with a form, and components that may not stand where they are.
  for (const [split, between] of [[/; /, '; '] as const, [/(?<=\.) (?=\S)/, ' '] as const]) {
    const said = text.split(split).map((part) => saidBy(whole, part, titles));
    if (said.length > 1 && said.every((part) => part !== undefined)) return said.join(between);
  }
  return saidBy(whole, text, titles) ?? text;
}

function saidBy(rows: readonly Row[], text: string, titles: Titles): string | undefined {
  for (const { pattern, spanish, fixed } of rows) {
    const given = pattern.exec(text)?.slice(1);
    if (!given) continue;
    let isKnown = given.length === 0 || fixed >= KNOWN_BY;
    const told = spanish.replace(/\{(\d)(?::(\w+))?\}/g, (_, digit: string, as?: string) => {
      const part = given[Number(digit)] ?? '';
      const found = as && FILLED[as]?.(part, titles);
      isKnown ||= found !== undefined;
      return found ?? part;
    });
    if (isKnown) return told;
  }
  return undefined;
}
