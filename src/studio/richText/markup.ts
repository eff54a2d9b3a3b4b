import { isRichTextAttribute, isRichTextTag } from '#src/domain/authoring/richTextTags.ts';
import { isValidLink } from '#src/domain/links/siteUrl.ts';
import { decoded } from './spelling.ts';

/** A start or end tag as authoring reads it: attributes in double quotes, nothing else between the brackets. */
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9-]*(?:="[^"<>]*")?)*)\s*(\/?)>/i;
const ATTRIBUTE = /\s([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi;
const COMMENT = /^<!--[^]*?(?:-->|$)/;
const VOID = new Set(['br', 'hr', 'img']);
const LONGEST_TAG = 4000;
/** As deep as visitors are given it. */
const DEEPEST = 40;

/** A piece of markup with the letters it was written with. */
export type Piece = { text: string } | ElementPiece;
export interface ElementPiece {
  name: string;
  open: string;
  /** '' for an element without an end. */
  close: string;
  inside: Piece[];
}

const tagAt = (text: string, at: number) => TAG.exec(text.slice(at, at + LONGEST_TAG));

/** The top-level blocks of a text, with what stands between them; joined they are the text. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let open: string[] = [];
  const cut = (at: number) => {
    if (open.length > 0 || at <= start) return;
    blocks.push(text.slice(start, at));
    start = at;
  };
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const comment = COMMENT.exec(text.slice(at));
    const tag = tagAt(text, at);
    if (comment) {
      cut(at);
      at += comment[0].length;
    } else if (tag) {
      const [whole, slash, written = '', , self] = tag;
      const name = written.toLowerCase();
      if (slash === '') cut(at);
      at += whole.length;
      if (slash === '/') open = open.slice(0, Math.max(0, open.lastIndexOf(name)));
      else if (self !== '/' && !VOID.has(name)) open.push(name);
    } else {
      at += 1;
      continue;
    }
    cut(at);
  }
  if (start < text.length) blocks.push(text.slice(start));
  return blocks;
}

/** A block as a tree; undefined where it has tags that visitors are not given, or is not well formed. */
export function readTree(block: string): Piece[] | undefined {
  const root: ElementPiece = { name: '', open: '', close: '', inside: [] };
  const open = [root];
  let at = 0;
  while (at < block.length) {
    const into = open.at(-1) ?? root;
    const next = nextTag(block, at);
    if (next > at) into.inside.push({ text: block.slice(at, next) });
    if (next === block.length) break;
    const [whole, slash, written = '', , self] = tagAt(block, next) ?? [];
    if (whole === undefined) return undefined;
    at = next + whole.length;
    const name = written.toLowerCase();
    if (!isRichTextTag(name)) return undefined;
    if (slash === '/') {
      if (open.length === 1 || into.name !== name) return undefined;
      into.close = whole;
      open.pop();
      continue;
    }
    if (self === '/' && !VOID.has(name)) return undefined;
    const element: ElementPiece = { name, open: whole, close: '', inside: [] };
    into.inside.push(element);
    if (!VOID.has(name)) open.push(element);
    if (open.length > DEEPEST) return undefined;
  }
  return open.length === 1 ? root.inside : undefined;
}

/** Where the next tag begins, or what a browser might take for one; the end when there is none. */
function nextTag(text: string, from: number): number {
  const found = /<[a-z/!?]/i.exec(text.slice(from));
  return found ? from + found.index : text.length;
}

/** The attributes of a start tag that visitors are given: no others are ever set on anything that is shown. */
export function shownAttributes(tag: string): Record<string, string> {
  const [, , written = '', attributes = ''] = TAG.exec(tag) ?? [];
  const name = written.toLowerCase();
  const shown: Record<string, string> = {};
  for (const [, member = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const key = member.toLowerCase();
    const text = decoded(value);
    if (!isRichTextAttribute(name, key) || key in shown) continue;
    if ((key === 'href' || key === 'src') && !isLeading(text)) continue;
    shown[key] = text;
  }
  return shown;
}

/** Whether an address may be written: authoring takes none that leaves its scheme to the page. */
export const isLeading = (address: string): boolean =>
  isValidLink(address) && !address.trim().startsWith('//');

/** Name of the element a tag begins, in small letters. */
export const nameOf = (tag: string): string => TAG.exec(tag)?.[2]?.toLowerCase() ?? '';

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A start tag with attributes, in the one spelling authoring reads. */
export function writeTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const members = Object.entries(attributes).flatMap(([key, text]) =>
    text === undefined || text === '' ? [] : [` ${key}="${quoted(text)}"`],
  );
  return `<${name}${members.join('')}>`;
}
