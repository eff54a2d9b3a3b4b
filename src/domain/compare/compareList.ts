/** Most providers side by side. */
export const MAX_COMPARED = 4;
/** Address of the page that shows them, without locale, and its parameters. */
export const COMPARE_PATH = '/compare';
export const COMPARE_PARAM = 'providers';
/** Where distances are told from, as a ZIP code. */
export const COMPARE_ZIP_PARAM = 'zip';

const ID = /^[\w.-]{1,64}$/;

/** True for ids that can stand in the list. */
export const isComparable = (id: string): boolean => ID.test(id);

function namedIds(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const ids = texts.flatMap((text) => text.slice(0, 1000).split(',')).map((id) => id.trim());
  return [...new Set(ids.filter(isComparable))];
}

/** Ids of providers as an address or a device keeps them, `id,id`: each once, four at most, what is no id left out. */
export const readCompared = (value: unknown): string[] => namedIds(value).slice(0, MAX_COMPARED);

/** How many providers an address names beyond those that fit side by side. */
export const beyondCompared = (value: unknown): number => Math.max(0, namedIds(value).length - MAX_COMPARED);

/** The list with an id put in, or taken out when it was there; a full list takes no more. */
export function toggleCompared(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MAX_COMPARED && isComparable(id) ? [...ids, id] : [...ids];
}

/** The page with these providers side by side, without locale; with a ZIP code it tells distances from there. */
export function comparePath(ids: readonly string[], zip?: string): string {
  if (ids.length === 0) return COMPARE_PATH;
  return `${COMPARE_PATH}?${COMPARE_PARAM}=${ids.join(',')}${zip ? `&${COMPARE_ZIP_PARAM}=${zip}` : ''}`;
}
