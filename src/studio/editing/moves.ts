import { mayStand } from '#src/domain/authoring/slotRules.ts';
import type { SlotCatalogue } from '#src/domain/authoring/slotRules.ts';
import type { Placed } from '../api/StudioApi.ts';
import { placeOf, slotAt, withComponent, withoutComponent } from './layout.ts';
import type { Layout, Target } from './layout.ts';

/** The layout with a component elsewhere; `index` is counted without it. The same object where nothing would change. */
export function moveTo(layout: Layout, uid: string, target: Target): Layout {
  const place = placeOf(layout, uid);
  const isThere = place?.owner === target.owner && place.slot === target.slot && place.index === target.index;
  if (!place || isThere) return layout;
  const without = withoutComponent(layout, uid);
  const moved = withComponent(without, target, place.component);
  return moved === without ? layout : moved;
}

/**
 * Whether a component may be moved to a place: the slot takes it and has room, and what stands in it may stand there still.
 * The platform asks again.
 */
export function mayMove(layout: Layout, rules: SlotCatalogue, uid: string, target: Target): boolean {
  const place = placeOf(layout, uid);
  const moved = moveTo(layout, uid, target);
  const slot = slotAt(layout, rules, target);
  if (!place || moved === layout || !slot || isWithin(place.component, target.owner)) return false;
  const count = slotOf(withoutComponent(layout, uid), target).length;
  if (count >= slot.most || !mayStand(rules, place.component.componentName, slot)) return false;
  return !misplaced(moved, rules, place.component).some((one) => isPlaced(layout, rules, one));
}

/** A place a component may be moved to, and what it would stand behind; undefined at the start of a slot. */
export interface MovePlace extends Target {
  after: Placed | undefined;
}

/** All places a component may be moved to, in the order of the page. */
export function movePlaces(layout: Layout, rules: SlotCatalogue, uid: string): MovePlace[] {
  const without = withoutComponent(layout, uid);
  const areas = [...new Set([...Object.keys(layout), ...Object.keys(rules.areas)])];
  const pages = areas.map((slot) => ({ owner: '', slot, components: without[slot] ?? [] }));
  return [...pages, ...slotsIn(without)].flatMap(({ owner, slot, components }) =>
    [undefined, ...components]
      .map((after, index): MovePlace => ({ owner, slot, index, after }))
      .filter((target) => mayMove(layout, rules, uid, target)),
  );
}

interface Slot {
  owner: string;
  slot: string;
  components: readonly Placed[];
}

const slotsIn = (layout: Layout): Slot[] =>
  Object.values(layout)
    .flat()
    .flatMap(({ uid, placeholders = {} }) => [
      ...Object.entries(placeholders).map(([slot, components]) => ({ owner: uid, slot, components })),
      ...slotsIn(placeholders),
    ]);

const slotOf = (layout: Layout, { owner, slot }: Pick<Target, 'owner' | 'slot'>): readonly Placed[] =>
  (owner === '' ? layout : placeOf(layout, owner)?.component.placeholders)?.[slot] ?? [];

const isWithin = (component: Placed, uid: string): boolean =>
  component.uid === uid ||
  Object.values(component.placeholders ?? {}).some((below) => below.some((one) => isWithin(one, uid)));

/** uids of what stands in a component although it may not: what a column takes depends on where its component stands. */
const misplaced = (layout: Layout, rules: SlotCatalogue, { placeholders = {} }: Placed): string[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((one) => [
      ...(isPlaced(layout, rules, one.uid) ? [] : [one.uid]),
      ...misplaced(layout, rules, one),
    ]);

function isPlaced(layout: Layout, rules: SlotCatalogue, uid: string): boolean {
  const place = placeOf(layout, uid);
  const slot = place && slotAt(layout, rules, place);
  return slot !== undefined && mayStand(rules, place?.component.componentName ?? '', slot);
}

/** Part of a row something is dropped on. */
export type Edge = 'before' | 'inside' | 'after';

/** What a drop at a row of the outline means; undefined where it means nothing. */
export function targetAt(layout: Layout, uid: string, rowKey: string, edge: Edge): Target | undefined {
  const without = withoutComponent(layout, uid);
  if (rowKey.startsWith('r:')) {
    const place = placeOf(without, rowKey.slice(2));
    if (!place || edge === 'inside') return undefined;
    return { owner: place.owner, slot: place.slot, index: place.index + (edge === 'after' ? 1 : 0) };
  }
  if (!rowKey.startsWith('s:')) return undefined;
  const name = rowKey.slice(2);
  const cut = name.lastIndexOf('_');
  const owner = cut < 0 ? undefined : placeOf(without, name.slice(cut + 1));
  const slot = { owner: owner?.component.uid ?? '', slot: owner ? name.slice(0, cut) : name };
  return { ...slot, index: slotOf(without, slot).length };
}
