import { z } from 'zod';
import { catalogue } from '../content/placing.generated.ts';
import { bracedId, parseGuid, stableId } from '../content/stableId.ts';
import type { ContentItem, ContentStore, Placeholders, StoredRendering } from '../store/ContentStore.ts';
import { problem, quoted } from './problems.ts';

/** The fields by which the vendor's clients read and write layouts: of all languages, and of one. */
export const SHARED_LAYOUT = '__Renderings';
export const OWN_LAYOUT = '__Final Renderings';

const DEVICE = stableId('device', 'default');
const LAYOUT = stableId('layout', 'default');
const NUMBER = 'DynamicPlaceholderId';
const MOST_RENDERINGS = 500;

const rendering = z.strictObject({
  id: z.string().max(100),
  instanceId: z.string().max(64),
  placeholderKey: z.string().max(1000),
  dataSource: z.string().max(300).default(''),
  parameters: z.record(z.string().max(100), z.string().max(4000)).default({}),
});
const layoutShape = z.strictObject({
  devices: z
    .array(
      z.strictObject({
        id: z.string(),
        layoutId: z.string(),
        placeholders: z.array(z.never()).default([]),
        renderings: z.array(rendering).max(MOST_RENDERINGS),
      }),
    )
    .length(1),
});
type Flat = z.output<typeof rendering>;

const ids = new Map(Object.keys(catalogue.components).map((name) => [stableId('component', name), name]));

/** A layout as the vendor's Pages API has it: renderings in one list, each with the path of the slot it stands in. */
export function layoutText(placeholders: Placeholders): string {
  const renderings: Flat[] = [];
  const place = (slots: Placeholders, above: string): void => {
    const taken = new Set<string>();
    for (const [slot, placed] of Object.entries(slots))
      for (const one of placed) {
        const key = above === '' ? slot : `${above}/${slot}`;
        const { number, parameters } = numbered(one, key, taken);
        renderings.push({
          id: bracedId(stableId('component', one.componentName)),
          instanceId: one.uid,
          placeholderKey: key.includes('/') ? `/${key}` : key,
          dataSource: one.dataSource === '' ? '' : bracedId(one.dataSource),
          parameters,
        });
        place(numberedSlots(one.placeholders ?? {}, number), key);
      }
  };
  place(placeholders, '');
  return JSON.stringify({
    devices: [{ id: bracedId(DEVICE), layoutId: bracedId(LAYOUT), placeholders: [], renderings }],
  });
}

/** The number that tells a component's slots from those of others in the same slot; a free one where two have the same. */
function numbered({ params, placeholders = {} }: StoredRendering, key: string, taken: Set<string>) {
  let number = params[NUMBER] ?? '1';
  const isFree = (wanted: string) =>
    !Object.keys(placeholders).some((slot) => taken.has(`${key}/${slot.replace('{*}', wanted)}`));
  for (let next = 1; !isFree(number); next += 1) number = String(next);
  for (const slot of Object.keys(placeholders)) taken.add(`${key}/${slot.replace('{*}', number)}`);
  return {
    number,
    parameters: number === (params[NUMBER] ?? '1') ? params : { ...params, [NUMBER]: number },
  };
}

const numberedSlots = (slots: Placeholders, number: string): Placeholders =>
  Object.fromEntries(Object.entries(slots).map(([slot, placed]) => [slot.replace('{*}', number), placed]));

/** A layout out of the field's text; undefined for an empty one. Throws a problem for what is none. */
export function layoutIn(content: ContentStore, page: ContentItem, text: string): Placeholders | undefined {
  if (text.trim() === '') return undefined;
  const [device] = parsed(text).devices;
  if (!device) return undefined;
  if (parseGuid(device.id) !== DEVICE || parseGuid(device.layoutId) !== LAYOUT)
    throw problem(
      'BAD_USER_INPUT',
      `Pages have one device, ${bracedId(DEVICE)}, with one layout, ${bracedId(LAYOUT)}.`,
    );
  const placed = device.renderings.map((flat) => ({
    path: flat.placeholderKey.split('/').filter(Boolean),
    stored: storedRendering(content, page, flat),
  }));
  const placeholders: Placeholders = {};
  // What others stand in comes first, whatever its place in the list.
  for (const { path, stored } of placed.toSorted((left, right) => left.path.length - right.path.length)) {
    const slots = slotsFor(path, placed, placeholders);
    (slots.in[slots.name] ??= []).push(stored);
  }
  return placeholders;
}

function parsed(text: string): z.output<typeof layoutShape> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw problem('BAD_USER_INPUT', 'A layout is written as JSON with "devices", not as XML.');
  }
  const read = layoutShape.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw problem('BAD_USER_INPUT', `The layout is not understood: ${issue?.path.join('.')} ${issue?.message}`);
}

function storedRendering(
  content: ContentStore,
  page: ContentItem,
  { id, instanceId, dataSource, parameters }: Flat,
): StoredRendering {
  return {
    uid: parseGuid(instanceId) ?? instanceId,
    // By its name, too: how a client of the vendor learns the id of a component is not public.
    componentName: ids.get(parseGuid(id) ?? '') ?? id,
    dataSource: datasourceOf(content, page, dataSource),
    params: parameters,
  };
}

/** `local:/Data/Name` is the item of that name below the page. */
function datasourceOf(content: ContentStore, page: ContentItem, text: string): string {
  const [, name] = /^local:\/Data\/(.+)$/.exec(text) ?? [];
  if (name === undefined) return text;
  const [found, ...others] = content
    .children(page.id)
    .filter((child) => child.path === null && child.name === name);
  if (!found || others.length > 0)
    throw problem('NOT_FOUND', `There is not exactly one item ${quoted(name)} below the page.`);
  return found.id;
}

type PlacedFlat = { path: readonly string[]; stored: StoredRendering };

/** The slot of a path: of the page, or of the component that offers one of that name and number where the path leads. */
function slotsFor(path: readonly string[], all: readonly PlacedFlat[], root: Placeholders) {
  const [last = '', above] = [path.at(-1), path.slice(0, -1).join('/')];
  if (path.length === 1) return { in: root, name: last };
  const owners = all
    .filter((one) => one.path.join('/') === above)
    .flatMap(({ stored }) => {
      const name = slotNamed(stored, last);
      return name === undefined ? [] : [{ in: (stored.placeholders ??= {}), name }];
    });
  const [owner, ...others] = owners;
  if (!owner || others.length > 0)
    throw problem('BAD_USER_INPUT', `The slot ${quoted(`/${path.join('/')}`)} is not that of one component.`);
  return owner;
}

function slotNamed({ componentName, params }: StoredRendering, name: string): string | undefined {
  const slots = Object.hasOwn(catalogue.components, componentName)
    ? (catalogue.components[componentName]?.slots ?? {})
    : {};
  return Object.keys(slots).find((slot) => slot.replace('{*}', params[NUMBER] ?? '1') === name);
}

/**
 * The layout with the empty slots another one has: the field lists components alone, and a slot that holds none is no less
 * there.
 */
export function withEmptySlots(placeholders: Placeholders, other: Placeholders): Placeholders {
  const empty = new Map<string, string[]>();
  const look = (slots: Placeholders, holder: string): void => {
    empty.set(
      holder,
      Object.keys(slots).filter((name) => slots[name]?.length === 0),
    );
    for (const { uid, placeholders: below } of Object.values(slots).flat()) if (below) look(below, uid);
  };
  look(other, '');
  const filled = (slots: Placeholders | undefined, holder: string): Placeholders => ({
    ...Object.fromEntries((empty.get(holder) ?? []).map((name) => [name, []])),
    ...Object.fromEntries(
      Object.entries(slots ?? {}).map(([name, placed]) => [name, placed.map(withOwnSlots)]),
    ),
  });
  const withOwnSlots = ({ placeholders: below, ...own }: StoredRendering): StoredRendering => {
    const slots = filled(below, own.uid);
    return Object.keys(slots).length > 0 ? { ...own, placeholders: slots } : own;
  };
  return filled(placeholders, '');
}
