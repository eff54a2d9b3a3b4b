import type { Bilingual } from '../bilingual.ts';

/** A title longer than this takes three lines on a card. */
const LONG = 90;

/** What a title begins with, as a reader of a list sees it: its first two words. */
export const openingOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s’-]/gu, '')
    .split(/\s+/)
    .slice(0, 2)
    .join(' ');

/** One of the forms a title may have, filled. */
interface Candidate {
  form: unknown;
  name: Bilingual;
}

/**
 * The titles that are given, and how often each kind of work, each form and each opening was used, so that a list of titles
 * does not read like one of them many times.
 */
export class Titles {
  readonly #taken = new Set<string>();
  readonly #times = new Map<unknown, Map<unknown, number>>();

  /** How often something was used, in all or for a topic. */
  times(what: unknown, topic?: object): number {
    return this.#times.get(what)?.get(topic) ?? 0;
  }

  count(what: unknown, topic?: object): void {
    const times = this.#times.get(what) ?? new Map<unknown, number>();
    this.#times.set(what, times.set(topic, (times.get(topic) ?? 0) + 1));
  }

  /** Gives a title, if no other work has it. */
  take(name: Bilingual): boolean {
    if (this.#taken.has(name.en)) return false;
    this.#taken.add(name.en);
    for (const opening of this.#openings(name)) this.count(opening);
    return true;
  }

  /** Gives the title whose form was used least, among these a short one, and among those one that begins as few others do. */
  give<One extends Candidate>(candidates: readonly One[]): One | undefined {
    const rank = ({ form, name }: One) => [
      this.times(form),
      Math.max(0, Math.max(name.en.length, name.es.length) - LONG),
      Math.max(...this.#openings(name).map((opening) => this.times(opening))),
    ];
    const [first] = candidates
      .filter(({ name }) => !this.#taken.has(name.en))
      .map((one) => ({ one, ranks: rank(one) }))
      .sort((a, b) => a.ranks.map((mine, at) => mine - b.ranks[at]!).find((order) => order !== 0) ?? 0);
    if (!first) return undefined;
    this.take(first.one.name);
    this.count(first.one.form);
    return first.one;
  }

  #openings({ en, es }: Bilingual): string[] {
    return [`en: ${openingOf(en)}`, `es: ${openingOf(es)}`];
  }
}
