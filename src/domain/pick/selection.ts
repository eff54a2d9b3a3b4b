/** What a picker stores of one thing that was picked (S-211); an icon also has its prefix and name (S-212, E-055). */
export interface PickedItem {
  id: string;
  label: string;
  type: string;
  entityId: string;
  prefix?: string;
  name?: string;
}

const NEEDED = ['id', 'label', 'type', 'entityId'] as const;
const OF_ICONS = ['prefix', 'name'] as const;

/** A thing that can be picked; undefined for one that lacks id, label, type or entity id (E-043 – E-046). */
export function pickedItem(value: unknown): PickedItem | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const given = value as Record<string, unknown>;
  const textOf = (name: string): string => {
    const member = given[name];
    return typeof member === 'string' ? member.trim() : typeof member === 'number' ? String(member) : '';
  };
  const [id, label, type, entityId] = NEEDED.map(textOf) as [string, string, string, string];
  if (!id || !label || !type || !entityId) return undefined;
  const ofIcon = OF_ICONS.flatMap((name) => (textOf(name) ? [[name, textOf(name)] as const] : []));
  return { id, label, type, entityId, ...Object.fromEntries(ofIcon) };
}

/** The type is not asked: an article is stored as one, and found as a page of some kind. */
const isSame = (one: PickedItem, other: PickedItem) => one.entityId === other.entityId;
const isIn = (list: readonly PickedItem[], item: PickedItem) => list.some((one) => isSame(one, item));

/**
 * A selection with more in it. What lacks a member, or is in it already, is left out (E-043 – E-046); an add that would
 * exceed the cap is ignored as a whole (E-038, A-46).
 */
export function withAdded(
  selection: readonly PickedItem[],
  added: readonly unknown[],
  cap: number,
): readonly PickedItem[] {
  const fresh: PickedItem[] = [];
  for (const one of added) {
    const item = pickedItem(one);
    if (item && !isIn(selection, item) && !isIn(fresh, item)) fresh.push(item);
  }
  return fresh.length > 0 && selection.length + fresh.length <= cap ? [...selection, ...fresh] : selection;
}

/** A selection without one of its items (E-033). */
export function withoutItem(selection: readonly PickedItem[], item: PickedItem): readonly PickedItem[] {
  return selection.filter((one) => !isSame(one, item));
}

/** A selection with the item at one place put `by` places further; the same where there is no such place. */
export function withMoved(selection: readonly PickedItem[], at: number, by: number): readonly PickedItem[] {
  const to = at + by;
  const item = selection[at];
  if (!item || to < 0 || to >= selection.length) return selection;
  const others = selection.filter((_, index) => index !== at);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** What the button to add says: one place left, more of them, or no button at all (E-039 – E-041). */
export function addButton(count: number, cap: number): 'Add item' | 'Add Item(s)' | undefined {
  const left = cap - count;
  return left <= 0 ? undefined : left === 1 ? 'Add item' : 'Add Item(s)';
}

/** What was found and is not picked already (E-042). */
export function notPicked(
  found: readonly PickedItem[],
  selection: readonly PickedItem[],
): readonly PickedItem[] {
  return found.filter((item) => !isIn(selection, item));
}

/** A stored selection, or why it can't be read: what stands there is kept as it is until somebody replaces it. */
export type StoredSelection =
  | {
      kind: 'selection';
      items: readonly PickedItem[];
      /** How many stored items lack a member, and are left out. */
      ignored: number;
    }
  | { kind: 'malformed'; text: string; problem: 'not-json' | 'not-a-list' | 'not-items' };

/** Reads the JSON a field stores. Never throws; a malformed text is refused and handed back whole. */
export function readSelection(text: string): StoredSelection {
  if (text.trim() === '') return { kind: 'selection', items: [], ignored: 0 };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'malformed', text, problem: 'not-json' };
  }
  if (!Array.isArray(value)) return { kind: 'malformed', text, problem: 'not-a-list' };
  if (value.some((one) => one === null || typeof one !== 'object' || Array.isArray(one)))
    return { kind: 'malformed', text, problem: 'not-items' };
  const items = withAdded([], value, Infinity);
  return { kind: 'selection', items, ignored: value.filter((one) => !pickedItem(one)).length };
}

/** A selection as a field stores it; nothing for an empty one. */
export function writeSelection(items: readonly PickedItem[]): string {
  if (items.length === 0) return '';
  return JSON.stringify(
    items.map(({ id, label, type, entityId, prefix, name }) => ({
      ...{ id, label, type, entityId },
      ...(prefix !== undefined && { prefix }),
      ...(name !== undefined && { name }),
    })),
  );
}
