import { createHash } from 'node:crypto';

/** A lower-case GUID that is always the same for the same parts (the form of a version 5 UUID). */
export function stableId(...parts: (string | number)[]): string {
  const hex = createHash('sha1').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** '{UPPER-CASE}' form of an id, as layouts and editing markers write references. */
export const bracedId = (id: string): string => `{${id.toUpperCase()}}`;

/** Lower-case GUID with dashes out of any of its usual forms; undefined for anything else. */
export function parseGuid(text: string): string | undefined {
  const hex = text.replace(/[{}-]/g, '').toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(hex)) return undefined;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
