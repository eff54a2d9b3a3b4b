import { phoneLinks } from './phoneLinks.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);

/** What this small Markdown leaves to larger ones; meeting it is a slip. */
const UNKNOWN = /[`<|\\]|!\[|^(?:#(?!# )|>|\t| |\d+\)|[*+] |---)/;

/** Links, strong words and emphasis inside a line. */
function inline(line: string): string {
  const html = escape(line)
    .replace(/\[([^\]]+)\]\(((?:https:\/\/|tel:|\/)[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, '<em>$1</em>');
  if (/\*\*|\]\(/.test(html)) throw new Error(`not understood: "${line}"`);
  return phoneLinks(html);
}

function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const odd = lines.find((line) => !mark.test(line));
  if (odd !== undefined) throw new Error(`in a list, but no item: "${odd}"`);
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const first = lines[0]!;
  const odd = lines.find((line) => UNKNOWN.test(line));
  if (odd !== undefined) throw new Error(`not understood: "${odd}"`);
  if (first.startsWith('- ')) return list('ul', lines, /^- /);
  if (first.startsWith('1. ')) return list('ol', lines, /^\d+\. /);
  if (lines.length > 1) throw new Error(`a paragraph is one line: "${lines[1]!}"`);
  return first.startsWith('## ') ? `<h2>${inline(first.slice(3))}</h2>` : `<p>${inline(first)}</p>`;
}

/**
 * HTML of the Markdown the demo's articles are written in: paragraphs, second headings, lists, `**strong**`, `_emphasis_`
 * and links. Blocks are parted by an empty line; a paragraph is one line. Anything else is refused.
 * @throws with the line that is not understood
 */
export const markdownToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('');

/** The same text as a person reads it aloud: a paragraph, heading or item a line. */
export const markdownToWords = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
    .replace(/^(?:## |- |\d+\. )/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
