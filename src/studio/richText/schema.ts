import { Schema } from 'prosemirror-model';
import type { DOMOutputSpec, Mark, MarkSpec, Node, NodeSpec, TagParseRule } from 'prosemirror-model';
import { isLeading, nameOf, shownAttributes, writeTag } from './markup.ts';

const kept = (names: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, { default: value }]));

/** Every block keeps its tags as they stood, and the space before it: what nobody changed is printed letter for letter. */
const block = kept({ gap: '', tag: null, end: null });
/** Texts keep the space inside their tags, which nobody sees. */
const words = { ...block, ...kept({ lead: '', trail: '' }) };
/** What holds blocks keeps the space before its end. */
const holder = { ...block, ...kept({ tail: '' }) };

/** Of what stands in a tag only what visitors are given reaches the page of the Studio. */
const shown = ({ attrs }: Node | Mark): Record<string, string> => shownAttributes(String(attrs['tag'] ?? ''));

const drawn =
  (name: string) =>
  (node: Node): DOMOutputSpec => [name, shown(node), 0];

const plainRule = (tag: string): TagParseRule => ({ tag });

/** A pasted cell says how far it reaches, and nothing else. */
const cellRule = (tag: string): TagParseRule => ({
  tag,
  getAttrs(cell) {
    const members = ['scope', 'colspan', 'rowspan'].map((name) => [name, cell.getAttribute(name) ?? '']);
    const isRight = members.every(([, text = '']) => /^[a-z0-9]{0,8}$/.test(text));
    return isRight && members.some(([, text]) => text !== '')
      ? { tag: writeTag(tag, Object.fromEntries(members) as Record<string, string>) }
      : null;
  },
});

export type HeadingLevel = 2 | 3 | 4 | 5;

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+', attrs: kept({ tail: '' }) },
  p: {
    group: 'block',
    content: 'inline*',
    // `bare`: the kind of block it stood in without tags of its own.
    attrs: { ...words, ...kept({ bare: null }) },
    toDOM: drawn('p'),
    parseDOM: [plainRule('p')],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { ...words, level: { default: 2 } },
    toDOM: (node) => [`h${String(node.attrs['level'])}`, shown(node), 0],
    // A page has one h1, which is its own.
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, at) => ({
      tag,
      attrs: { level: Math.min(5, Math.max(2, at + 1)) },
    })),
  },
  blockquote: quoteLike('blockquote'),
  div: { ...quoteLike('div'), parseDOM: [] },
  ul: { group: 'block', content: 'li+', attrs: holder, toDOM: drawn('ul'), parseDOM: [plainRule('ul')] },
  ol: { group: 'block', content: 'li+', attrs: holder, toDOM: drawn('ol'), parseDOM: [plainRule('ol')] },
  li: { content: 'block+', defining: true, attrs: holder, toDOM: drawn('li'), parseDOM: [plainRule('li')] },
  dl: {
    group: 'block',
    content: '(dt | dd)+',
    attrs: holder,
    toDOM: drawn('dl'),
    parseDOM: [plainRule('dl')],
  },
  dt: {
    content: 'inline*',
    defining: true,
    attrs: words,
    toDOM: drawn('dt'),
    parseDOM: [plainRule('dt')],
  },
  dd: { content: 'block+', defining: true, attrs: holder, toDOM: drawn('dd'), parseDOM: [plainRule('dd')] },
  table: {
    group: 'block',
    content: 'caption? (thead | tbody | tr)+',
    isolating: true,
    attrs: holder,
    toDOM: drawn('table'),
    parseDOM: [plainRule('table')],
  },
  caption: {
    content: 'inline*',
    isolating: true,
    attrs: words,
    toDOM: drawn('caption'),
    parseDOM: [plainRule('caption')],
  },
  thead: { content: 'tr+', attrs: holder, toDOM: drawn('thead'), parseDOM: [plainRule('thead')] },
  tbody: { content: 'tr+', attrs: holder, toDOM: drawn('tbody'), parseDOM: [plainRule('tbody')] },
  tr: { content: '(th | td)+', attrs: holder, toDOM: drawn('tr'), parseDOM: [plainRule('tr')] },
  th: { content: 'block+', isolating: true, attrs: holder, toDOM: drawn('th'), parseDOM: [cellRule('th')] },
  td: { content: 'block+', isolating: true, attrs: holder, toDOM: drawn('td'), parseDOM: [cellRule('td')] },
  hr: { group: 'block', attrs: block, toDOM: (node) => ['hr', shown(node)], parseDOM: [plainRule('hr')] },
  /** Markup that is not ours to read: kept as it is, shown as a label, moved and removed as a whole. */
  opaque: {
    group: 'block',
    atom: true,
    attrs: { gap: { default: '' }, raw: { default: '' } },
    toDOM: (node) => ['div', { 'data-kept-markup': String(node.attrs['raw']) }],
    parseDOM: [
      { tag: 'div[data-kept-markup]', getAttrs: (box) => ({ raw: box.dataset['keptMarkup'] ?? '' }) },
    ],
  },
  text: { group: 'inline' },
  br: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: kept({ tag: null }),
    toDOM: () => ['br'],
    parseDOM: [plainRule('br')],
  },
  img: {
    group: 'inline',
    inline: true,
    attrs: kept({ tag: null }),
    toDOM: (node) => ['img', shown(node)],
    parseDOM: [{ tag: 'img[src]', getAttrs: pastedPicture }],
  },
  /** An element without anything in it, such as a target of links. */
  hollow: {
    group: 'inline',
    inline: true,
    atom: true,
    selectable: false,
    attrs: { raw: { default: '' } },
    toDOM: () => ['span', { 'data-hollow': '' }],
  },
};

function quoteLike(name: string): NodeSpec {
  return {
    group: 'block',
    content: 'block+',
    defining: true,
    attrs: holder,
    toDOM: drawn(name),
    parseDOM: [plainRule(name)],
  };
}

/** Elements within a text: `n` is the place of its element in the source, so that two of one kind stay two. */
const element = (name: string, rules: MarkSpec['parseDOM'] = [plainRule(name)]): MarkSpec => ({
  attrs: { tag: { default: null }, end: { default: null }, n: { default: null } },
  excludes: '',
  toDOM: (mark) => [name, shown(mark), 0],
  parseDOM: rules,
});

const isBold = (weight: string) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null;

const marks: Record<string, MarkSpec> = {
  a: {
    ...element('a', [{ tag: 'a[href]', getAttrs: pastedLink }]),
    inclusive: false,
  },
  span: element('span', []),
  abbr: element('abbr'),
  cite: element('cite'),
  small: element('small'),
  strong: element('strong', [
    plainRule('strong'),
    // Google Docs puts all it copies into one that is not bold.
    { tag: 'b', getAttrs: (box) => box.style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: isBold },
  ]),
  b: element('b', []),
  em: element('em', [
    plainRule('em'),
    { tag: 'i', getAttrs: (box) => box.style.fontStyle !== 'normal' && null },
    { style: 'font-style=italic' },
  ]),
  i: element('i', []),
  u: element('u', []),
  s: element('s', [plainRule('s'), plainRule('del'), plainRule('strike')]),
  sub: element('sub', [plainRule('sub'), { style: 'vertical-align=sub' }]),
  sup: element('sup', [plainRule('sup'), { style: 'vertical-align=super' }]),
  code: element('code'),
  /** Text that the source spells otherwise than we would. */
  spelt: {
    attrs: { raw: { default: '' } },
    excludes: '',
    inclusive: false,
    toDOM: () => ['span', 0],
  },
};

function pastedLink(link: HTMLElement) {
  const href = link.getAttribute('href');
  return href !== null && isLeading(href) && { tag: writeTag('a', { href: href.trim() }) };
}

/** Pictures of the site come along with the text they stand in; those of other places and of a clipboard stay there. */
function pastedPicture(picture: HTMLElement) {
  const src = picture.getAttribute('src') ?? '';
  const own = /^(\/|-\/media|~\/media)(?!\/)/.test(src);
  if (!own) return false;
  const alt = picture.getAttribute('alt') ?? '';
  return {
    tag: `${writeTag('img', { src }).slice(0, -1)} alt="${writeTag('x', { y: alt }).slice(6, -2)}" />`,
  };
}

export const schema = new Schema({ nodes, marks });

const MARK_TAGS = new Set(Object.keys(marks).filter((name) => name !== 'spelt'));
/** Whether a tag stands within a text. */
export const isInline = (name: string): boolean => MARK_TAGS.has(name) || name === 'br' || name === 'img';

/** Name of the tag a node or mark is printed with. */
export const tagName = ({ type, attrs }: Node | Mark): string =>
  type.name === 'heading' ? `h${String(attrs['level'])}` : type.name;

/** Its tags: those of the source where they still say what it is. */
export function tagsOf(node: Node | Mark): { open: string; close: string } {
  const name = tagName(node);
  const tag = node.attrs['tag'] as string | null;
  if (tag === null || nameOf(tag) !== name) return { open: `<${name}>`, close: `</${name}>` };
  return { open: tag, close: (node.attrs['end'] as string | null) ?? `</${name}>` };
}
