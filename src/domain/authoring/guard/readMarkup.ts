/** An element of a rich text or a value as the rules see it. */
export interface MarkupTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The words between its tags. */
  text: string;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? all;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

/** The elements of some names in a piece of markup, in order. Not a parser of all there is: it reads what editors write. */
export function tagsIn(markup: string, names: readonly string[]): MarkupTag[] {
  const start = new RegExp(`<(${names.join('|')})((?:\\s[^<>]*)?)>`, 'gi');
  return [...markup.matchAll(start)].map((found) => {
    const [whole, name = '', attributes = ''] = found;
    const from = found.index + whole.length;
    const end = markup.toLowerCase().indexOf(`</${name.toLowerCase()}`, from);
    return {
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi)].map(
          ([, member = '', a, b, c]) => [member.toLowerCase(), decoded(a ?? b ?? c ?? '')],
        ),
      ),
      text: end === -1 ? '' : wordsOf(markup.slice(from, end)),
    };
  });
}

/** Blocks end a sentence even without a full stop. */
const BLOCK_END = /<\/(p|h[1-6]|li|dt|dd|td|th|caption|div|blockquote)\s*>|<br\s*\/?>/gi;

/** What a piece of markup says, its blocks as sentences. */
export const sentencesOf = (markup: string): string =>
  decoded(
    markup
      .replace(/<(script|style)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi, ' ')
      .replace(BLOCK_END, (end) => (/^<br/i.test(end) ? ' ' : ' .\n'))
      .replace(/<[^>]*>/g, ' '),
  );

/** What it says, as one line. */
export const wordsOf = (markup: string): string =>
  decoded(markup.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
