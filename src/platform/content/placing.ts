import { catalogue } from './placing.generated.ts';

/** A place in a component, or an area of a page. */
export interface PlacingSlot {
  /** As an editor reads it. */
  title: string;
  /** At most so many components. */
  most?: number;
  /** Areas and slots whose components it takes, too; 'around' for the place its own component stands in. */
  takes?: readonly string[];
}

/** Where a component may stand, and what it has places for. */
export interface PlacedComponent {
  /** As an editor reads it. */
  title: string;
  /** Names of areas and slots; 'any' for all of them, [] for what no editor places. */
  standsIn: readonly string[] | 'any';
  /** By name, '{*}' for the part that differs from rendering to rendering. */
  slots?: Readonly<Record<string, PlacingSlot>>;
}

/** What the site's declarations say of where components may stand. */
export interface PlacingCatalogue {
  areas: Readonly<Record<string, PlacingSlot>>;
  components: Readonly<Record<string, PlacedComponent>>;
}

/** As much of a rendering as placing it is about. */
export interface PlacedRendering {
  component: string;
  placeholders?: Readonly<Record<string, readonly PlacedRendering[]>>;
}

type Placeholders = NonNullable<PlacedRendering['placeholders']>;

/**
 * What is wrong with where the components of a page stand, a sentence or two each, for an editor; [] when nothing is. Components
 * and places are called there as the Studio calls them.
 */
export function placingProblems(placeholders: Placeholders, known: PlacingCatalogue = catalogue): string[] {
  return problemsIn(placeholders, { name: 'the page', slots: known.areas, around: [] }, known);
}

interface Holder {
  /** As an editor reads it. */
  name: string;
  slots: Readonly<Record<string, PlacingSlot>>;
  /** Names of the places it stands in. */
  around: readonly string[];
}

function problemsIn(placeholders: Placeholders, holder: Holder, known: PlacingCatalogue): string[] {
  return Object.entries(placeholders).flatMap(([name, renderings]) => {
    const found = Object.entries(holder.slots).find(([pattern]) => isNamed(name, pattern));
    if (!found) return [`There is no place ${named(name)} in ${holder.name}.`];
    const [pattern, { title, most = Infinity, takes = [] }] = found;
    const place = named(title);
    const places = [
      plainName(pattern),
      ...takes.flatMap((one) => (one === 'around' ? holder.around : [one])),
    ];
    const count = renderings.length;
    const tooMany =
      count > most ? [`${place} of ${holder.name} takes at most ${most}, and ${count} stand there.`] : [];
    return [
      ...tooMany,
      ...renderings.flatMap(({ component, placeholders: below = {} }) => {
        const own = Object.hasOwn(known.components, component) ? known.components[component] : undefined;
        if (!own) return [`${named(component)} is no component of this site.`];
        const inside = { name: named(own.title), slots: own.slots ?? {}, around: places };
        return [
          ...(mayStand(own, places) ? [] : [misplaced(own, { place, of: holder.name }, known)]),
          ...problemsIn(below, inside, known),
        ];
      }),
    ];
  });
}

const mayStand = ({ standsIn }: PlacedComponent, places: readonly string[]): boolean =>
  standsIn === 'any' || standsIn.some((one) => places.includes(one));

/** Of a component where it may not stand, and where it may. */
function misplaced(
  { title, standsIn }: PlacedComponent,
  { place, of }: { place: string; of: string },
  { areas, components }: PlacingCatalogue,
): string {
  const slots = [areas, ...Object.values(components).map(({ slots: own = {} }) => own)].flatMap(
    Object.entries<PlacingSlot>,
  );
  const titles = (standsIn as readonly string[]).map(
    (name) => slots.find(([pattern]) => plainName(pattern) === name)?.[1].title ?? name,
  );
  const own =
    titles.length > 0 ? `It may stand in ${titles.map(named).join(', ')}.` : 'It is not placed by editors.';
  return [`${named(title)} may not stand in ${place} of ${of}.`, own].join(' ');
}

const named = (title: string): string => `"${title}"`;

/** 'column-1-{*}' is the pattern of 'column-1-{*}' itself, and of 'column-1-7'. */
function isNamed(name: string, pattern: string): boolean {
  if (name === pattern) return true;
  const [before = '', after] = pattern.split('{*}');
  return (
    after !== undefined && name.startsWith(before) && name.endsWith(after) && name.length > before.length
  );
}

const plainName = (pattern: string): string => pattern.replace(/-?\{\*\}$/, '');
