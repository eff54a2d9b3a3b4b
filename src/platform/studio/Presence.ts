/** How often a tab says where its person is. */
export const HEARTBEAT_SECONDS = 10;
/** A tab that was silent for so long is closed, or its machine asleep. */
const GONE_MS = 22_000;
/** How often the silent ones are looked for: with `GONE_MS` it keeps "gone within 30 s". */
export const SWEEP_SECONDS = 5;
const MOST_TABS = 1000;

/** Where somebody is at this moment. */
export interface Whereabouts {
  tab: string;
  personId: string;
  name: string;
  itemId: string;
  locale: 'en' | 'es';
  /** uid of the component that is selected, '' for none. */
  component: string;
  /** Key of the field that is open, '' for none. */
  field: string;
}

/** Who is on which item and field, by tab. It is in memory alone: after a restart everybody says it again, to whichever platform. */
export class Presence {
  readonly #now: () => number;
  readonly #tabs = new Map<string, Whereabouts & { at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes where a tab's person is; `itemId` '' when they left. Answers whether others see something new. */
  heard(whereabouts: Whereabouts): boolean {
    const key = `${whereabouts.personId} ${whereabouts.tab}`;
    const known = this.#tabs.get(key);
    if (whereabouts.itemId === '') return this.#tabs.delete(key);
    if (!known && this.#tabs.size >= MOST_TABS) return false;
    this.#tabs.set(key, { ...whereabouts, at: this.#now() });
    return (
      !known ||
      known.itemId !== whereabouts.itemId ||
      known.component !== whereabouts.component ||
      known.field !== whereabouts.field ||
      known.locale !== whereabouts.locale
    );
  }

  /** Forgets the silent ones; answers whether there were any. */
  sweep(): boolean {
    const silent = [...this.#tabs].filter(([, { at }]) => this.#now() - at > GONE_MS);
    for (const [key] of silent) this.#tabs.delete(key);
    return silent.length > 0;
  }

  list(): Whereabouts[] {
    return [...this.#tabs.values()].map(({ at: _at, ...whereabouts }) => whereabouts);
  }
}
