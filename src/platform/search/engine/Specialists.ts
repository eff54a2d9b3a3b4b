import { hasBit, membersOf } from './bits.ts';
import type { Documents } from './Documents.ts';
import type { IndexConfig } from './IndexConfig.ts';
import type { KeywordColumn } from './KeywordColumn.ts';
import { words } from './words.ts';
import type { Way } from './waysToSay.ts';

/** How much more a document of the field that treats a thing most counts. */
const SPECIALIST = 0.4;
/** The bond to the first field the vocabulary leads to, and how much less each later one has of it. */
const LEAD = 0.85;
const LATER = 0.8;
/** Below this part of the strongest bond between a thing and a field nothing is added. */
const LEAST_BOND = 0.3;

/**
 * Who of those who treat a thing is the specialist for it, by the directory's own links: the bond between a thing
 * (condition, procedure, reason for a visit) and a field of medicine is how many have both, divided by the square root
 * of how many have either. So neither the largest field counts as the specialist nor one that treats everything.
 */
export class Specialists {
  readonly #documents: Documents;
  readonly #things: readonly KeywordColumn[];
  readonly #fields: KeywordColumn | undefined;
  readonly #codes = new Map<KeywordColumn, { size: number; byName: Map<string, number> }>();

  constructor(documents: Documents, { treated }: Pick<IndexConfig, 'treated'>) {
    this.#documents = documents;
    this.#things = (treated?.things ?? []).flatMap((field) => documents.columns.get(field) ?? []);
    this.#fields = treated && documents.columns.get(treated.by);
  }

  /** Raises the scores of those of `documents` whose field is bound to what any of the ways says. */
  raise(ways: readonly Way[], documents: Int32Array, scores: Float32Array): void {
    const fields = this.#fields;
    if (!fields || documents.length === 0) return;
    const bonds = this.#bonds(ways, fields);
    const strongest = Math.max(0, ...bonds.values());
    const raised = new Float32Array(documents.length);
    for (const [code, bond] of bonds) {
      const share = bond / strongest;
      if (share < LEAST_BOND) continue;
      const bits = fields.bitsOf(code, this.#documents.size);
      for (let i = 0; i < documents.length; i += 1) {
        if (hasBit(bits, documents[i] as number) && share > (raised[i] as number)) raised[i] = share;
      }
    }
    for (let i = 0; i < scores.length; i += 1) {
      scores[i] = (scores[i] as number) * (1 + SPECIALIST * (raised[i] as number));
    }
  }

  /** Codes of the fields bound to what the ways say, with the strength of the bond. */
  #bonds(ways: readonly Way[], fields: KeywordColumn): Map<number, number> {
    const bonds = new Map<number, number>();
    const { size } = this.#documents;
    let led = LEAD;
    for (const { words: said, weight, isPrefix } of ways) {
      if (isPrefix) continue;
      const lead = this.#codeOf(fields, said.join(' '));
      if (lead !== undefined) {
        if (led > (bonds.get(lead) ?? 0)) bonds.set(lead, led);
        led *= LATER;
      }
      for (const things of this.#things) {
        const thing = this.#codeOf(things, said.join(' '));
        if (thing === undefined) continue;
        const having = membersOf(things.bitsOf(thing, size));
        fields.tally(having, size).forEach((both, field) => {
          if (both === 0) return;
          const bond = (weight * both) / having.length;
          if (bond > (bonds.get(field) ?? 0)) bonds.set(field, bond);
        });
      }
    }
    return bonds;
  }

  /** Code of the value with this folded name. */
  #codeOf(column: KeywordColumn, name: string): number | undefined {
    let known = this.#codes.get(column);
    if (known?.size !== column.values.length) {
      const byName = new Map<string, number>();
      column.values.forEach((value, code) => byName.set(words(String(value)).join(' '), code));
      known = { size: column.values.length, byName };
      this.#codes.set(column, known);
    }
    return known.byName.get(name);
  }
}
