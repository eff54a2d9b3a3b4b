/** Members of an image or link as its raw value has them, in the order they stand there. */
export type Members = Record<string, string>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

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

/** A stored day (`20260301T000000Z`) as an input has it (`2026-03-01`), and back; undefined for what is no day. */
export const dayOf = (raw: string): string => raw.replace(/^(\d{4})(\d\d)(\d\d)T.*$/, '$1-$2-$3');
export function rawOfDay(day: string, before: string): string | undefined {
  if (day === '') return '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  if (!new Date(day).toISOString().startsWith(day)) return undefined;
  const time = /T(\d{6})Z$/.exec(before)?.[1] ?? '000000';
  return `${day.replaceAll('-', '')}T${time}Z`;
}
