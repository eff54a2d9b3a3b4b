/** A link as a text says it. */
export interface WrittenLink {
  field: string;
  /** As a browser gets it, query and anchor included. */
  href: string;
  /** The words that are pressed; '' where there are none. */
  words: string;
}

const LONGEST_WORDS = 120;

/** The links of an item's fields, each address once for each field. */
export function linksIn(fields: Readonly<Record<string, unknown>>): WrittenLink[] {
  const found = new Map<string, WrittenLink>();
  const add = (field: string, href: string, words: string) => {
    const key = `${field}\n${href}`;
    if (!found.has(key)) found.set(key, { field, href, words: shortened(words) });
  };
  for (const [field, value] of Object.entries(fields)) {
    for (const one of valuesIn(value)) {
      if (typeof one === 'string') {
        for (const { href, words } of linksOfMarkup(one)) add(field, href, words);
        continue;
      }
      const words = textOf(one['text']);
      const href = addressOf(one);
      // A link that was never filled in is none: nothing is drawn of it.
      if (href !== '' || words !== '') add(field, href, words);
    }
  }
  return [...found.values()];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const shortened = (words: string) =>
  words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1)}…` : words;

/** Texts and link values anywhere in a field. */
function* valuesIn(value: unknown): Generator<string | Record<string, unknown>> {
  if (typeof value === 'string') {
    if (value.includes('href')) yield value;
  } else if (Array.isArray(value)) {
    for (const member of value) yield* valuesIn(member);
  } else if (value !== null && typeof value === 'object') {
    const members = value as Record<string, unknown>;
    if (typeof members['href'] === 'string') yield members;
    else for (const member of Object.values(members)) yield* valuesIn(member);
  }
}

/** The address of a link value, put together as the site does. */
function addressOf(link: Record<string, unknown>): string {
  const href = textOf(link['href']).trim();
  const query = textOf(link['querystring']).replace(/^\?/, '');
  const anchor = textOf(link['anchor']).replace(/^#/, '');
  return [
    href,
    query && !href.includes('?') ? `?${query}` : '',
    anchor && !href.includes('#') ? `#${anchor}` : '',
  ].join('');
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? all;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

function linksOfMarkup(markup: string): { href: string; words: string }[] {
  return [...markup.matchAll(/<a\s([^<>]*)>([^]*?)<\/a\s*>/gi)].flatMap(([, attributes = '', inner = '']) => {
    const [, a, b, c] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
    const href = a ?? b ?? c;
    if (href === undefined) return []; // a target of links is none itself
    const words = decoded(inner.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
    return [{ href: decoded(href).trim(), words }];
  });
}

/** The page a link into its own site names, without language, query and anchor, as pages are compared; null for any other. */
export function linkedPath(href: string): string | null {
  const path = /^(\/(?![/\\])[^?#]*)/.exec(href)?.[1];
  if (path === undefined || /^\/(-|~|api|_next|studio|sitecore)(\/|$)/.test(path)) return null;
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return null;
  return barePath(path).toLowerCase();
}

/** A path as the store has it: decoded, without language and without a slash at its end. */
export function barePath(path: string): string {
  let bare = path;
  try {
    bare = decodeURIComponent(path);
  } catch {
    // It leads nowhere, and is named as it is written.
  }
  const segments = bare.normalize('NFC').split('/').filter(Boolean);
  if (segments[0] === 'es') segments.shift();
  return `/${segments.join('/')}`;
}
