import { canonicalJson } from '../store/canonicalJson.ts';
import type { Placeholders, StoredRendering } from '../store/ContentStore.ts';

/** A slot two people changed, each in another way. */
export interface SlotConflict {
  /** Id of the component that has the slot; '' for the page. */
  holder: string;
  slot: string;
}

export type LayoutMerge =
  | { kind: 'merged'; placeholders: Placeholders }
  | { kind: 'conflict'; slots: SlotConflict[] };

/** What stands in one slot, without what stands in it further down. */
interface Slot {
  holder: string;
  name: string;
  own: Omit<StoredRendering, 'placeholders'>[];
}

type Slots = Map<string, Slot>;

const keyOf = (holder: string, name: string) => JSON.stringify([holder, name]);

/**
 * Merges two layouts made from one: each slot is taken from whom changed it. A slot that both changed is a conflict, unless
 * they did the same; so is a component one removed while the other changed something in it, and one that both moved apart.
 */
export function mergeLayout(base: Placeholders, yours: Placeholders, theirs: Placeholders): LayoutMerge {
  const [before, mine, other] = [slotsOf(base), slotsOf(yours), slotsOf(theirs)];
  const merged: Slots = new Map();
  const conflicts: SlotConflict[] = [];
  const touched: Slot[] = [];
  for (const key of new Set([...before.keys(), ...mine.keys(), ...other.keys()])) {
    const [was, own, their] = [before.get(key), mine.get(key), other.get(key)];
    const slot = (own ?? their ?? was) as Slot;
    const isMine = !isSame(was, own);
    const isTheirs = !isSame(was, their);
    if (isMine && isTheirs && !isSame(own, their)) {
      conflicts.push({ holder: slot.holder, slot: slot.name });
      continue;
    }
    const taken = isMine ? own : their;
    if (taken) merged.set(key, taken);
    if ((isMine || isTheirs) && taken && taken.own.length > 0) touched.push(taken);
  }
  if (conflicts.length > 0) return { kind: 'conflict', slots: conflicts };

  const placed = new Set<string>();
  const twice: SlotConflict[] = [];
  const placeholders = build(merged, '', placed, twice);
  const lost = touched.filter(({ holder }) => holder !== '' && !placed.has(holder));
  const slots = [...twice, ...lost.map(({ holder, name }) => ({ holder, slot: name }))];
  return slots.length > 0 ? { kind: 'conflict', slots } : { kind: 'merged', placeholders };
}

const isSame = (left: Slot | undefined, right: Slot | undefined) =>
  canonicalJson(left?.own ?? []) === canonicalJson(right?.own ?? []) &&
  (left === undefined) === (right === undefined);

function slotsOf(placeholders: Placeholders, holder = '', slots: Slots = new Map()): Slots {
  for (const [name, renderings] of Object.entries(placeholders)) {
    slots.set(keyOf(holder, name), {
      ...{ holder, name },
      own: renderings.map(({ placeholders: _below, ...own }) => own),
    });
    for (const { uid, placeholders: below } of renderings) if (below) slotsOf(below, uid, slots);
  }
  return slots;
}

function build(slots: Slots, holder: string, placed: Set<string>, twice: SlotConflict[]): Placeholders {
  const own = [...slots.values()].filter((slot) => slot.holder === holder);
  return Object.fromEntries(
    own.map(({ name, own: renderings }) => [
      name,
      renderings.flatMap((rendering): StoredRendering[] => {
        if (placed.has(rendering.uid)) {
          twice.push({ holder, slot: name });
          return [];
        }
        placed.add(rendering.uid);
        const below = build(slots, rendering.uid, placed, twice);
        return [Object.keys(below).length > 0 ? { ...rendering, placeholders: below } : rendering];
      }),
    ]),
  );
}
