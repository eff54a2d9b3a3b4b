import { encodeText } from '#src/domain/text/encodeText.ts';

/** The part of a detail address after its prefix, read (A-33, S-120). `slug` is decoration; `id` decides. */
export interface EntityPath {
  slug: string;
  id: string;
}

/**
 * Reads the decoded catch-all segments after a detail prefix: the id is the last segment when there are two or
 * more, else the text after the last hyphen of the only one. Undefined when there is no id.
 */
export function parseEntityPath(segments: readonly string[]): EntityPath | undefined {
  const last = segments.at(-1);
  if (!last) return undefined;
  if (segments.length > 1) return { slug: segments.slice(0, -1).join('/'), id: last };
  const hyphen = last.lastIndexOf('-');
  const id = last.slice(hyphen + 1);
  if (!id) return undefined;
  return { slug: hyphen < 0 ? '' : last.slice(0, hyphen), id };
}

/**
 * Prints `{slug}-{id}`, or the slug alone when it already ends in its id. An id that itself holds a
 * hyphen could not be read back from that form and gets a segment of its own: `{slug}/{id}`.
 * The result is percent-encoded and has no leading slash.
 */
export function printEntityPath(slug: string, id: string): string {
  const cleanSlug = slug.replace(/\/|\p{Surrogate}/gu, '-').replace(/^-+|-+$/g, '');
  if (id.includes('-')) {
    const name = cleanSlug.endsWith(`-${id}`) ? cleanSlug.slice(0, -id.length - 1) : cleanSlug;
    return `${encodeText(name || 'detail')}/${encodeText(id)}`;
  }
  if (cleanSlug === '' || cleanSlug === id) return encodeText(id);
  return encodeText(cleanSlug.endsWith(`-${id}`) ? cleanSlug : `${cleanSlug}-${id}`);
}
