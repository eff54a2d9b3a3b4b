/** A place for components, as the catalogue has it. */
export interface SlotRule {
  /** At most so many components. */
  most?: number;
  /** Areas and slots whose components it takes, too; 'around' for the place its own component stands in. */
  takes?: readonly string[];
}

/** What the rules read of a component. */
export interface PlacedRule {
  /** Names of areas and slots; 'any' for all of them, [] for what no editor places. */
  standsIn: readonly string[] | 'any';
  /** By name, '{*}' for the part that differs from rendering to rendering. */
  slots?: Readonly<Record<string, SlotRule>>;
}

export interface SlotCatalogue {
  areas: Readonly<Record<string, SlotRule>>;
  components: Readonly<Record<string, PlacedRule>>;
}

/** A slot of a page as it stands: what it takes and how much room there is. */
export interface OpenSlot {
  /** Names of the places it counts as: what stands in any of them may stand here. */
  places: readonly string[];
  most: number;
}

/** 'column-1-{*}' is the pattern of 'column-1-{*}' itself, and of 'column-1-7'. */
function isNamed(name: string, pattern: string): boolean {
  if (name === pattern) return true;
  const [before = '', after] = pattern.split('{*}');
  return (
    after !== undefined && name.startsWith(before) && name.endsWith(after) && name.length > before.length
  );
}

const plainName = (pattern: string): string => pattern.replace(/-?\{\*\}$/, '');

/**
 * What a slot is, by its name and that of the component that offers it ('' for the page); `around` are the places that
 * component stands in. Undefined where there is no such slot.
 */
export function openSlot(
  catalogue: SlotCatalogue,
  name: string,
  owner: string,
  around: readonly string[],
): OpenSlot | undefined {
  const slots = owner === '' ? catalogue.areas : (catalogue.components[owner]?.slots ?? {});
  const found = Object.entries(slots).find(([pattern]) => isNamed(name, pattern));
  if (!found) return undefined;
  const [pattern, { most = Infinity, takes = [] }] = found;
  const taken = takes.flatMap((one) => (one === 'around' ? around : [one]));
  return { places: [plainName(pattern), ...taken], most };
}

/** Whether a component may stand in a slot; the platform asks again when it is saved. */
export function mayStand(catalogue: SlotCatalogue, componentName: string, { places }: OpenSlot): boolean {
  const standsIn = catalogue.components[componentName]?.standsIn ?? [];
  return standsIn === 'any' || standsIn.some((one) => places.includes(one));
}
