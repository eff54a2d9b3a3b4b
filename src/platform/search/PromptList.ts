import { words } from './engine/words.ts';

export interface Prompt {
  text: string;
  weight: number;
  /** What it is a value of. */
  field?: string;
}

interface Entry extends Prompt {
  folded: string;
}

/** Most entries looked at for one input. */
const MOST = 4000;

/** Texts proposed while typing, found by the beginnings of their words. */
export class PromptList {
  readonly #entries: Entry[];
  /** Every word of every entry with what follows it, sorted. */
  readonly #starts: { key: string; entry: Entry }[];

  constructor(prompts: readonly Prompt[]) {
    const entries = new Map<string, Entry>();
    for (const prompt of prompts) {
      const folded = words(prompt.text).join(' ');
      const known = entries.get(folded);
      if (folded === '' || (known && known.weight >= prompt.weight)) continue;
      entries.set(folded, { ...prompt, folded });
    }
    this.#entries = [...entries.values()].sort(byWeight);
    this.#starts = this.#entries.flatMap((entry) => {
      const starts = [{ key: entry.folded, entry }];
      for (let at = entry.folded.indexOf(' '); at >= 0; at = entry.folded.indexOf(' ', at + 1)) {
        starts.push({ key: entry.folded.slice(at + 1), entry });
      }
      return starts;
    });
    this.#starts.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** The best `limit` texts for what was typed; for nothing, the most frequent ones. */
  find(input: string, limit: number): Prompt[] {
    const typed = words(input);
    if (typed.length === 0) return this.#entries.slice(0, limit);
    // The longest word leaves the fewest entries.
    const rarest = typed.reduce((best, word) => (word.length > best.length ? word : best));
    const others = typed.filter((word) => word !== rarest).map((word) => ` ${word}`);
    const found = new Set<Entry>();
    for (let at = this.#lowerBound(rarest), looked = 0; looked < MOST; at += 1, looked += 1) {
      const start = this.#starts[at];
      if (!start?.key.startsWith(rarest)) break;
      if (others.every((word) => ` ${start.entry.folded}`.includes(word))) found.add(start.entry);
    }
    const whole = typed.join(' ');
    return [...found]
      .sort(
        (a, b) => Number(b.folded.startsWith(whole)) - Number(a.folded.startsWith(whole)) || byWeight(a, b),
      )
      .slice(0, limit);
  }

  #lowerBound(key: string): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const byWeight = (a: Entry, b: Entry) => b.weight - a.weight || (a.folded < b.folded ? -1 : 1);
