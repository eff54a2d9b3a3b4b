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

/** Fixed letters from which a sentence is known by itself, and not by what is told in it. */
const KNOWN_BY = 3;

/**
 * What the platform said in English, in Spanish. What it has no sentence for stays as it is: words of another version of the
 * platform.
 */
export function inSpanish(text: string): string {
  // Several in one answer: what is wrong with a form, and components that may not stand where they are.
  for (const [split, between] of [[/; /, '; '] as const, [/(?<=\.) (?=\S)/, ' '] as const]) {
    const said = text.split(split).map((part) => saidBy(whole, part));
    if (said.length > 1 && said.every((part) => part !== undefined)) return said.join(between);
  }
  return saidBy(whole, text) ?? text;
}

function saidBy(rows: readonly Row[], text: string): string | undefined {
  for (const { pattern, spanish, fixed } of rows) {
    const given = pattern.exec(text)?.slice(1);
    if (!given) continue;
    let isKnown = given.length === 0 || fixed >= KNOWN_BY;
    const told = spanish.replace(/\{(\d)(?::(said|part))?\}/g, (_, digit: string, as?: string) => {
      const part = given[Number(digit)] ?? '';
      const found = as && saidBy(as === 'said' ? whole : inside, part);
      isKnown ||= found !== undefined;
      return found ?? part;
    });
    if (isKnown) return told;
  }
  return undefined;
}
