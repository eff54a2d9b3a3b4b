/**
 * A slice takes this many entities in any case, and more until its time is up; the first one of a change more,
 * as it is looked for at once.
 */
const LEAST = 2;
const LEAST_AT_FIRST = 8;

/** What is still to be worked in: entities that changed, and after them those whose documents show one that did. */
export class ChangeQueue {
  readonly #changed = new Set<string>();
  readonly #showing = new Set<string>();
  /** Entities of which it is still to be found out what shows them. */
  readonly #shown = new Set<string>();

  get isEmpty(): boolean {
    return this.#changed.size === 0 && this.#showing.size === 0 && this.#shown.size === 0;
  }

  get size(): number {
    return this.#changed.size + this.#showing.size;
  }

  /** The entity itself changed. */
  addChanged(id: string): void {
    this.#showing.delete(id);
    this.#changed.add(id);
    this.#shown.add(id);
  }

  /** Takes out some of the entities of which it is to be found out what shows them. */
  takeShown(most: number): string[] {
    const taken: string[] = [];
    for (const id of this.#shown) {
      if (taken.length === most) break;
      taken.push(id);
      this.#shown.delete(id);
    }
    return taken;
  }

  /** The entity may show what changed. */
  addShowing(id: string): void {
    if (!this.#changed.has(id)) this.#showing.add(id);
  }

  /**
   * Takes entities out, what changed itself first, and hands each to `prepare`, until `milliseconds` have passed.
   * Answers how to put them back.
   */
  takeSlice(milliseconds: number, prepare: (id: string) => void, isFirst = false): () => void {
    const started = performance.now();
    const slice: { id: string; queue: Set<string> }[] = [];
    const least = isFirst ? LEAST_AT_FIRST : LEAST;
    for (const queue of [this.#changed, this.#showing]) {
      for (const id of queue) {
        if (slice.length >= least && performance.now() - started >= milliseconds) break;
        slice.push({ id, queue });
        prepare(id);
      }
    }
    for (const { id, queue } of slice) queue.delete(id);
    return () => {
      for (const { id, queue } of slice) queue.add(id);
    };
  }

  clear(): void {
    this.#changed.clear();
    this.#showing.clear();
    this.#shown.clear();
  }
}
