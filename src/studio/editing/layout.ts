import { openSlot } from '#src/domain/authoring/slotRules.ts';
import type { OpenSlot, SlotCatalogue } from '#src/domain/authoring/slotRules.ts';
import type { Placed } from '../api/StudioApi.ts';

export type Layout = Record<string, Placed[]>;

/** Where a component stands. */
export interface PlaceOf {
  component: Placed;
  /** Name of the slot. */
  slot: string;
  /** From 0. */
  index: number;
  count: number;
  /** uid of the component that offers the slot; '' for the page. */
  owner: string;
}

/** Finds a component in a layout; undefined where it is not in it. */
export function placeOf(layout: Layout, uid: string, owner = ''): PlaceOf | undefined {
  for (const [slot, components] of Object.entries(layout)) {
    for (const [index, component] of components.entries()) {
      if (component.uid === uid) return { component, slot, index, count: components.length, owner };
      const below = component.placeholders && placeOf(component.placeholders, uid, component.uid);
      if (below) return below;
    }
  }
  return undefined;
}

/** The layout with the slot that holds a component changed; the same object when nothing changed. */
function inSlotOf(
  layout: Layout,
  uid: string,
  change: (components: Placed[], at: number) => Placed[],
): Layout {
  let isChanged = false;
  const entries = Object.entries(layout).map(([slot, components]): [string, Placed[]] => {
    const at = components.findIndex((one) => one.uid === uid);
    if (at >= 0) {
      const changed = change(components, at);
      isChanged ||= changed !== components;
      return [slot, changed];
    }
    const below = components.map((one) => {
      if (!one.placeholders) return one;
      const placeholders = inSlotOf(one.placeholders, uid, change);
      if (placeholders === one.placeholders) return one;
      isChanged = true;
      return { ...one, placeholders };
    });
    return [slot, below];
  });
  return isChanged ? Object.fromEntries(entries) : layout;
}

/** The layout with a component one place further up (-1) or down (1) in its slot. */
export function moveInSlot(layout: Layout, uid: string, by: -1 | 1): Layout {
  return inSlotOf(layout, uid, (components, at) => {
    const to = at + by;
    const one = components[at];
    if (!one || to < 0 || to >= components.length) return components;
    const rest = components.toSpliced(at, 1);
    return rest.toSpliced(to, 0, one);
  });
}

/** The layout without a component and all that stands in it. */
export const withoutComponent = (layout: Layout, uid: string): Layout =>
  inSlotOf(layout, uid, (components, at) => components.toSpliced(at, 1));

/** The layout with a setting of a component changed; '' takes it out. */
export const withSetting = (layout: Layout, uid: string, name: string, value: string): Layout =>
  inSlotOf(layout, uid, (components, at) => {
    const one = components[at];
    if (!one || (one.params[name] ?? '') === value) return components;
    const { [name]: _, ...others } = one.params;
    return components.toSpliced(at, 1, {
      ...one,
      params: value === '' ? others : { ...others, [name]: value },
    });
  });

/** Where something new would go: a slot and the place in it. */
export interface Target {
  /** uid of the component that offers the slot; '' for the page. */
  owner: string;
  slot: string;
  index: number;
}

/** Behind what is selected, or at the end of the selected slot, or of the main area. */
export function targetOf(layout: Layout, selected: string): Target {
  const inMain: Target = { owner: '', slot: 'main', index: layout['main']?.length ?? 0 };
  if (selected.startsWith('r:')) {
    const place = placeOf(layout, selected.slice(2));
    return place ? { owner: place.owner, slot: place.slot, index: place.index + 1 } : inMain;
  }
  if (!selected.startsWith('s:')) return inMain;
  const name = selected.slice(2);
  const cut = name.lastIndexOf('_');
  const owner = cut < 0 ? undefined : placeOf(layout, name.slice(cut + 1));
  if (owner) {
    const slot = name.slice(0, cut);
    return { owner: owner.component.uid, slot, index: owner.component.placeholders?.[slot]?.length ?? 0 };
  }
  return cut < 0 ? { owner: '', slot: name, index: layout[name]?.length ?? 0 } : inMain;
}

/** What a slot takes, by all it stands in; undefined where there is no such slot. */
export function slotAt(
  layout: Layout,
  catalogue: SlotCatalogue,
  { owner, slot }: Pick<Target, 'owner' | 'slot'>,
): OpenSlot | undefined {
  if (owner === '') return openSlot(catalogue, slot, '', []);
  const place = placeOf(layout, owner);
  const around = place && slotAt(layout, catalogue, place);
  return place && openSlot(catalogue, slot, place.component.componentName, around?.places ?? []);
}

/** The layout with a component at a place; the same object where there is no such place. */
export function withComponent(layout: Layout, { owner, slot, index }: Target, component: Placed): Layout {
  if (owner === '') return { ...layout, [slot]: (layout[slot] ?? []).toSpliced(index, 0, component) };
  return inSlotOf(layout, owner, (components, at) => {
    const holder = components[at];
    if (!holder) return components;
    const slots = holder.placeholders ?? {};
    const placeholders = { ...slots, [slot]: (slots[slot] ?? []).toSpliced(index, 0, component) };
    return components.toSpliced(at, 1, { ...holder, placeholders });
  });
}

/** Numbers of slots are counted over the page, so that no two components have a slot of the same name. */
export function nextSlotNumber(layout: Layout): number {
  const numbers = Object.values(layout)
    .flat()
    .map(({ params, placeholders }) =>
      Math.max(
        Number(params['DynamicPlaceholderId']) || 0,
        placeholders ? nextSlotNumber(placeholders) - 1 : 0,
      ),
    );
  return Math.max(0, ...numbers) + 1;
}
