/** Kinds of field an editor can change in place, in the words of the editing protocol. */
export type FieldType =
  | 'Single-Line Text'
  | 'Multi-Line Text'
  | 'Rich Text'
  | 'Image'
  | 'General Link'
  | 'Datetime'
  | 'Number'
  | 'Checkbox';

/** A field as stored: the value in layout-service shape, and its kind, which an emptied value would no longer show. */
export interface StoredField {
  value: unknown;
  type?: FieldType;
}

/** What an unset date looks like in a layout. */
export const emptyDate = '0001-01-01T00:00:00Z';

/** Size of the drawings served under /-/media/art. */
export const artSize = { width: 1200, height: 800 } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** True for `{value: …}`; item references and lists of them have no such wrapper. */
export const isStoredField = (field: unknown): field is StoredField => isObject(field) && 'value' in field;

/** The kind of field a stored value looks like. */
export function fieldTypeOf(value: unknown): FieldType {
  if (typeof value === 'boolean') return 'Checkbox';
  if (typeof value === 'number') return 'Number';
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return 'Datetime';
    if (/<[a-z][^>]*>/i.test(value)) return 'Rich Text';
    return value.includes('\n') ? 'Multi-Line Text' : 'Single-Line Text';
  }
  return isObject(value) && 'href' in value ? 'General Link' : 'Image';
}

/**
 * A value as an author or a seed writes it, in layout-service shape: a bare string, number or boolean becomes
 * `{value}`, `{src}` an image, `{href}` a link, a day gets its time and zone. null (an unset reference), lists and
 * item references stay as they are. Returns undefined for a field that is not there.
 */
export function toStoredField(written: unknown): unknown {
  if (written === undefined) return undefined;
  if (written === null || Array.isArray(written)) return written;
  if (!isObject(written)) return { value: plainValue(written) };
  if ('value' in written) return { ...written, value: layoutValue(written['value']) };
  if ('src' in written || 'href' in written) return { value: layoutValue(written) };
  return written;
}

function layoutValue(value: unknown): unknown {
  if (!isObject(value)) return plainValue(value);
  if ('src' in value) return imageValue(value);
  if ('href' in value) return linkValue(value);
  return value;
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T00:00:00Z`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/.test(value) ? `${value}Z` : value;
}

function imageValue(image: Record<string, unknown>): Record<string, unknown> {
  if (!image['src']) return {};
  const drawn = String(image['src']).startsWith('/-/media/art/');
  const size = (name: 'width' | 'height') => {
    const given = image[name] ?? (drawn ? artSize[name] : undefined);
    return given === undefined ? {} : { [name]: String(given) };
  };
  return { ...image, alt: String(image['alt'] ?? ''), ...size('width'), ...size('height') };
}

function linkValue(link: Record<string, unknown>): Record<string, unknown> {
  const href = String(link['href'] ?? '');
  if (href === '' && link['text'] === undefined) return { href: '' };
  const bare = (name: 'querystring' | 'anchor', mark: RegExp) =>
    link[name] === undefined ? {} : { [name]: String(link[name]).replace(mark, '') };
  return {
    text: '',
    linktype: linkTypeOf(href),
    target: '',
    ...link,
    href,
    ...bare('querystring', /^\?/),
    ...bare('anchor', /^#/),
  };
}

function linkTypeOf(href: string): string {
  if (href.startsWith('/-/media/')) return 'media';
  if (/^\/(?!\/)/.test(href)) return 'internal';
  if (href.startsWith('#')) return 'anchor';
  return href.startsWith('mailto:') ? 'mailto' : 'external';
}
