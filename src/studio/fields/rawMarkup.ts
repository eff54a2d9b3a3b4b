/** Members of an image or link as its raw value has them, in the order they stand there. */
export type Members = Record<string, string>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** In one pass, so that what was written as text ("&amp;lt;") stays text. Other programs write more entities than this one. */
const unescape = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (entity: string, ten?: string, sixteen?: string, name?: string) => {
      if (name !== undefined) return SIGNS[name.toLowerCase()] ?? entity;
      const point = ten === undefined ? parseInt(sixteen ?? '', 16) : Number(ten);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    },
  );

/** Reads `<image src="…" alt="…" />` or `<link href="…" />`; what cannot be read has no members. */
export function readMembers(raw: string): Members {
  return Object.fromEntries(
    [...raw.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, unescape(text)]),
  );
}

/** Writes them again; '' when the one that matters is empty. Members nobody changed stay. */
export function writeMembers(element: 'image' | 'link', members: Members): string {
  if (!members[element === 'image' ? 'src' : 'href']) return '';
  const written = Object.entries(members).map(([name, text]) => ` ${name}="${escape(text)}"`);
  return `<${element}${written.join('')} />`;
}

/**
 * What a page is given of a picture of the library: address, size of that file, words in the page's language, and the point
 * that stays in sight where that is not the middle. From here on all of it is the page's.
 */
export function pictureMembers(
  { src, width, height, alt, isDecorative, focal }: ChosenPicture,
  language: 'en' | 'es',
): Members {
  const wide = Number(/\/(\d+)\.\w+$/.exec(src)?.[1] ?? width);
  const high = width && height ? Math.round((height * wide) / width) : 0;
  return {
    src,
    // Without words it says neither what it shows nor that it is decoration: the guard asks.
    ...((isDecorative || alt[language] !== '') && { alt: isDecorative ? '' : alt[language] }),
    ...(high > 0 && { width: String(wide), height: String(high) }),
    ...((focal.x !== 50 || focal.y !== 50) && { focalx: String(focal.x), focaly: String(focal.y) }),
  };
}

interface ChosenPicture {
  src: string;
  width: number | null;
  height: number | null;
  alt: Record<'en' | 'es', string>;
  isDecorative: boolean;
  focal: { x: number; y: number };
}

/** A stored day (`20260301T000000Z`) as an input has it (`2026-03-01`), and back; undefined for what is no day. */
export const dayOf = (raw: string): string => raw.replace(/^(\d{4})(\d\d)(\d\d)T.*$/, '$1-$2-$3');
export function rawOfDay(day: string, before: string): string | undefined {
  if (day === '') return '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  if (!new Date(day).toISOString().startsWith(day)) return undefined;
  const time = /T(\d{6})Z$/.exec(before)?.[1] ?? '000000';
  return `${day.replaceAll('-', '')}T${time}Z`;
}
