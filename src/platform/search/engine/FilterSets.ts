import { addBits, clearBit, complement, emptyBits, keepBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { isUidField } from './documentOf.ts';
import type { Documents } from './Documents.ts';
import { keepsBounds } from './filters.ts';
import type { Filter } from './filters.ts';
import type { Point } from './PointColumn.ts';
import { isOpen, wallClock } from './openHours.ts';
import type { CompiledHours, WallClock } from './openHours.ts';
import { isOpenOn } from './openOn.ts';

/** Filters as sets of documents. What verticals always ask for is kept until a document changes. */
export class FilterSets {
  readonly #fixed = new Map<string, Bits>();
  readonly #documents: Documents;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** Documents a vertical always offers; the result may be narrowed by the caller only after copying. */
  base(fixed: Filter, now: number): Bits {
    const key = JSON.stringify(fixed);
    let base = this.#fixed.get(key);
    if (!base) {
      base = fixed.kind === 'all' ? this.#documents.alive.slice() : this.evaluate(fixed, now);
      if (base.length !== (this.#documents.size + 31) >> 5)
        base = base.slice(0, (this.#documents.size + 31) >> 5);
      this.#fixed.set(key, base);
    }
    if (this.#documents.until.size === 0) return base;
    const current = base.slice();
    for (const [at, until] of this.#documents.until) if (until < now) clearBit(current, at);
    return current;
  }

  /** The documents a filter accepts, as a set of the caller's own. */
  evaluate(filter: Filter, now: number): Bits {
    const size = this.#documents.size;
    const alive = this.#documents.alive.slice(0, (size + 31) >> 5);
    switch (filter.kind) {
      case 'all':
        return alive;
      case 'and': {
        let result: Bits = alive;
        for (const part of filter.of) result = keepBits(result, this.evaluate(part, now));
        return result;
      }
      case 'or': {
        const result = emptyBits(size);
        for (const part of filter.of) addBits(result, this.evaluate(part, now));
        return result;
      }
      case 'not':
        return complement(this.evaluate(filter.of, now), alive);
      case 'equals': {
        const value = isUidField(filter.field) ? String(filter.value) : filter.value;
        return this.#documents.columns.get(filter.field)?.matchValue(value, size) ?? emptyBits(size);
      }
      case 'among': {
        const { field, values } = filter;
        return (
          this.#documents.columns.get(field)?.match((value) => values.has(value), size) ?? emptyBits(size)
        );
      }
      case 'range':
        return (
          this.#documents.columns
            .get(filter.field)
            ?.match((value) => keepsBounds(value, filter.bounds), size) ?? emptyBits(size)
        );
      case 'near':
        return this.#near(filter.centre, filter.radius);
      case 'open-now':
        return this.#openWhen(now, (own, clock) => isOpen(own, clock) === true);
      case 'open-on':
        return this.#openWhen(now, (own, clock) => isOpenOn(own, clock, filter.when));
    }
  }

  #near(centre: Point, radius: number): Bits {
    const { points, areas, size } = this.#documents;
    const bits = points.within(centre, radius, size);
    addBits(bits, areas.within(centre, radius, size));
    return bits;
  }

  #openWhen(now: number, accepts: (own: CompiledHours, clock: WallClock) => boolean): Bits {
    const { hours, size } = this.#documents;
    const bits = emptyBits(size);
    const clocks = new Map<string, WallClock>();
    for (let at = 0; at < size; at += 1) {
      for (const own of hours[at] ?? []) {
        let clock = clocks.get(own.zone);
        if (!clock) {
          clock = wallClock(now, own.zone);
          clocks.set(own.zone, clock);
        }
        if (accepts(own, clock)) setBit(bits, at);
      }
    }
    return bits;
  }

  /** Forgets what was kept: a document changed. */
  forget(): void {
    this.#fixed.clear();
  }
}
