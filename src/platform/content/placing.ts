import { catalogue } from './placing.generated.ts';

/** A place in a component, or an area of a page. */
export interface PlacingSlot {
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

/** Names in a message: a main area takes more than anybody reads. */
const MOST_NAMES = 12;

/**
 * What is wrong with where the components of a page stand, a sentence each, for an editor; [] when nothing is. Each names the
 * component, the place and what may stand there.
 */
export function placingProblems(placeholders: Placeholders, known: PlacingCatalogue = catalogue): string[] {
  return problemsIn(placeholders, { name: 'the page', slots: known.areas, around: [] }, known);
}

interface Holder {
  name: string;
  slots: Readonly<Record<string, PlacingSlot>>;
  /** Names of the places it stands in. */
  around: readonly string[];
}

function problemsIn(placeholders: Placeholders, holder: Holder, known: PlacingCatalogue): string[] {
  return Object.entries(placeholders).flatMap(([name, renderings]) => {
    const found = Object.entries(holder.slots).find(([pattern]) => isNamed(name, pattern));
    if (!found)
      return [`There is no ${name} in ${holder.name}: it has ${listed(Object.keys(holder.slots))}.`];
    const [pattern, { most = Infinity, takes = [] }] = found;
    const places = [
      plainName(pattern),
      ...takes.flatMap((one) => (one === 'around' ? holder.around : [one])),
    ];
    const tooMany =
      renderings.length > most
        ? [
            `${pattern} of ${holder.name} holds ${renderings.length} components, at most ${most} may stand there.`,
          ]
        : [];
    return [
      ...tooMany,
      ...renderings.flatMap(({ component, placeholders: below = {} }) => {
        const own = Object.hasOwn(known.components, component) ? known.components[component] : undefined;
        if (!own) return [`${component} is no component of this site.`];
        const inside = { name: component, slots: own.slots ?? {}, around: places };
        return [
          ...(mayStand(own, places)
            ? []
            : [misplaced(component, own, { pattern, of: holder.name, places }, known)]),
          ...problemsIn(below, inside, known),
        ];
      }),
    ];
  });
}

const mayStand = ({ standsIn }: PlacedComponent, places: readonly string[]): boolean =>
  standsIn === 'any' || standsIn.some((one) => places.includes(one));

function misplaced(
  component: string,
  { standsIn }: PlacedComponent,
  { pattern, of, places }: { pattern: string; of: string; places: readonly string[] },
  known: PlacingCatalogue,
): string {
  const others = Object.keys(known.components).filter((one) => mayStand(known.components[one]!, places));
  const own =
    standsIn.length > 0 ? `may stand in ${listed(standsIn as readonly string[])}` : 'is placed by no editor';
  return `${component} may not stand in ${pattern} of ${of}, where ${listed(others)} may; ${component} ${own}.`;
}

function listed(names: readonly string[]): string {
  const some = names.slice(0, MOST_NAMES);
  const more = names.length - some.length;
  return names.length === 0 ? 'nothing' : some.join(', ') + (more > 0 ? ` and ${more} more` : '');
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
