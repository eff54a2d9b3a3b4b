import { isSafeAddress } from './addressRule.ts';

/**
 * The markup visitors get: tags with the attributes they may have. The site cleans by a list of its own; a conformance test
 * holds the two together.
 */
export const richTextTags: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'cite', 'code', 'span', 'div'],
    ...['table', 'caption', 'thead', 'tbody', 'tr'],
  ]
    .map((tag): [string, string[]] => [tag, []])
    .concat([
      ['a', ['href', 'title', 'target', 'rel']],
      ['img', ['src', 'alt', 'width', 'height', 'loading']],
      ['th', ['scope', 'colspan', 'rowspan']],
      ['td', ['colspan', 'rowspan']],
      ['abbr', ['title']],
    ])
    .map(([tag, attributes]) => [tag, [...attributes, 'lang', 'dir']]),
);

/** A start or end tag with quoted attributes; anything else that begins with '<' is outside the list. */
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9-]*(?:="[^"<>]*")?)*)\s*(\/?)>/i;
const ATTRIBUTE = /([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi;
const EVERY_TAG = new RegExp(TAG.source.slice(1), 'gi');
const VOID = new Set(['br', 'hr', 'img']);

/**
 * The first piece of rich text that visitors would not be given and that does not stand in the text being edited with the
 * same letters; undefined when there is none. So nobody brings in a script, and nobody loses what an import brought. A tag of
 * the list with more than the list gives it, such as a class, may stay around a text that is written on.
 */
export function richTextProblem(text: string, before: string): string | undefined {
  const kept = new Set(blocksOf(before));
  const tags = new Set(before.match(EVERY_TAG));
  return blocksOf(text).find((block) => !kept.has(block) && !isAllowed(block, tags));
}

/** The top-level blocks of a text, with what stands between them; joined they are the text. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let open: string[] = [];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const tag = TAG.exec(text.slice(at, at + 4000));
    if (!tag) {
      at += 1;
      continue;
    }
    const [whole, slash, name = '', , self] = tag;
    const isEnd = slash === '/';
    if (open.length === 0 && !isEnd && at > start) {
      blocks.push(text.slice(start, at));
      start = at;
    }
    at += whole.length;
    if (isEnd) open = open.slice(0, Math.max(0, open.lastIndexOf(name.toLowerCase())));
    else if (self !== '/' && !VOID.has(name.toLowerCase())) open.push(name.toLowerCase());
    if (open.length > 0) continue;
    blocks.push(text.slice(start, at));
    start = at;
  }
  if (start < text.length) blocks.push(text.slice(start));
  return blocks;
}

function isAllowed(block: string, keptTags: ReadonlySet<string>): boolean {
  for (let at = block.indexOf('<'); at !== -1; at = block.indexOf('<', at)) {
    const tag = TAG.exec(block.slice(at, at + 4000));
    if (!tag) {
      // A sign of comparison begins no tag.
      if (/^<[a-z/!?]/i.test(block.slice(at, at + 2))) return false;
      at += 1;
      continue;
    }
    const [whole, , name = '', attributes = ''] = tag;
    const allowed = Object.hasOwn(richTextTags, name.toLowerCase())
      ? richTextTags[name.toLowerCase()]
      : undefined;
    if (!allowed || !(keptTags.has(whole) || isAllowedTag(allowed, attributes))) return false;
    at += whole.length;
  }
  return true;
}

const isAllowedTag = (allowed: readonly string[], attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].every(
    ([, attribute = '', value = '']) =>
      allowed.includes(attribute.toLowerCase()) &&
      (!/^(href|src)$/i.test(attribute) || isSafeAddress(unescaped(value))),
  );

const unescaped = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => character(Number(digits)))
    .replaceAll('&colon;', ':')
    .replaceAll('&Tab;', '\t')
    .replaceAll('&NewLine;', '\n')
    .replaceAll('&amp;', '&');

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
