/** Tags that stand on a line of their own when their text is read. */
const BLOCK = /^(p|h[1-6]|ul|ol|li|table|tr|thead|tbody|blockquote|div|section|figure|figcaption|hr|br)$/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/** Text of markup with its entities as characters. */
const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,8});/gi, (all, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? all;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

const attribute = (tag: string, name: string): string =>
  decoded(
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean) ?? '',
  );

/**
 * Rich text as it reads: a line for each paragraph, heading and row, a dot before each point of a list, addresses of links
 * behind their words. What comes out is text and is never read as markup again.
 */
export function plainText(html: string): string {
  const links: string[] = [];
  const text = html.replace(/<!--[\s\S]*?-->|<\/?([a-z][\w-]*)[^>]*>|[^<]+|</gi, (piece, name?: string) => {
    if (piece.startsWith('<!--')) return '';
    if (name === undefined) return decoded(piece.replace(/\s+/g, ' '));
    const tag = name.toLowerCase();
    const isEnd = piece.startsWith('</');
    if (tag === 'a') {
      if (!isEnd) links.push(attribute(piece, 'href'));
      const href = isEnd ? links.pop() : undefined;
      return href ? ` (${href})` : '';
    }
    if (tag === 'img') return `[${attribute(piece, 'alt') || attribute(piece, 'src')}]`;
    if (tag === 'td' || tag === 'th') return isEnd ? ' | ' : '';
    if (!BLOCK.test(tag)) return '';
    return tag === 'li' && !isEnd ? '\n• ' : '\n';
  });
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** A stored value as people read it, by its kind; a picture by its name and what it shows, a choice of entities by their labels. */
export function readable(type: string, raw: string): string {
  switch (type) {
    case 'Rich Text':
      return plainText(raw);
    case 'Image':
      return [attribute(raw, 'src').split('/').at(-1), attribute(raw, 'alt')].filter(Boolean).join('\n');
    case 'General Link':
      return [attribute(raw, 'text'), attribute(raw, 'href')].filter(Boolean).join('\n');
    case 'Datetime':
      return raw.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
    case 'Checkbox':
      return raw === '1' ? '✓' : '';
    default:
      return labelsIn(raw) ?? raw;
  }
}

/** Labels of picked entities, numbered; undefined for any other text. */
function labelsIn(raw: string): string | undefined {
  if (!raw.startsWith('[')) return undefined;
  try {
    const picked = JSON.parse(raw) as { label?: unknown }[];
    const labels = picked.map((one) => one.label);
    return labels.every((label) => typeof label === 'string')
      ? labels.map((label, index) => `${index + 1} ${label}`).join('\n')
      : undefined;
  } catch {
    return undefined;
  }
}
