import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import { shownAttributes, writeTag } from './markup.ts';
import { schema } from './schema.ts';
import type { HeadingLevel } from './schema.ts';

const node = (name: string): NodeType => schema.nodes[name]!;
const mark = (name: string): MarkType => schema.marks[name]!;

/** Elements that look the same to readers; the first one is what we write. */
const LOOKS = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  sub: ['sub'],
  sup: ['sup'],
} as const;
export type Look = keyof typeof LOOKS;

const rangesOf = ({ selection }: EditorState) =>
  selection.ranges.map(({ $from, $to }) => [$from.pos, $to.pos]);

const marksHere = (state: EditorState) => state.storedMarks ?? state.selection.$from.marks();

/** Whether what is chosen, or what would be written next, has a look. */
export function hasLook(state: EditorState, look: Look): boolean {
  return LOOKS[look].some((name) =>
    state.selection.empty
      ? mark(name).isInSet(marksHere(state)) !== undefined
      : rangesOf(state).some(([from = 0, to = 0]) => state.doc.rangeHasMark(from, to, mark(name))),
  );
}

/** Nothing is raised and lowered at once. */
const OPPOSITE: Readonly<Partial<Record<Look, Look>>> = { sub: 'sup', sup: 'sub' };

/** Gives what is chosen a look, or takes it away; where nothing is chosen, what is written next. */
export const toggleLook =
  (look: Look): Command =>
  (state, dispatch) => {
    if (state.selection.empty && !state.selection.$from.parent.inlineContent) return false;
    const isOn = hasLook(state, look);
    const opposite = OPPOSITE[look];
    const gone: readonly string[] = isOn ? LOOKS[look] : opposite ? LOOKS[opposite] : [];
    const { tr } = state;
    const given = mark(LOOKS[look][0]);
    for (const [from = 0, to = 0] of rangesOf(state)) {
      for (const name of gone) tr.removeMark(from, to, mark(name));
      if (!isOn && from < to) tr.addMark(from, to, given.create());
    }
    if (state.selection.empty) {
      for (const name of gone) tr.removeStoredMark(mark(name));
      if (!isOn) tr.addStoredMark(given.create());
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** What a text is: a paragraph, or a heading of a rank. */
export type BlockKind = 'p' | `h${HeadingLevel}`;

export function blockKind(state: EditorState): BlockKind | undefined {
  const { parent } = state.selection.$from;
  if (parent.type.name === 'p') return 'p';
  return parent.type.name === 'heading' ? `h${parent.attrs['level'] as HeadingLevel}` : undefined;
}

export const setBlockKind = (kind: BlockKind): Command =>
  kind === 'p' ? setBlockType(node('p')) : setBlockType(node('heading'), { level: Number(kind.slice(1)) });

/** The nearest block of some kinds around what is chosen. */
export function around({ selection: { $from } }: EditorState, names: readonly string[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const found = $from.node(depth);
    if (names.includes(found.type.name)) return { node: found, at: $from.before(depth), depth };
  }
  return undefined;
}

export type ListKind = 'ul' | 'ol';
export const listKind = (state: EditorState) =>
  around(state, ['ul', 'ol'])?.node.type.name as ListKind | undefined;

/** Makes a list of what is chosen, another kind of list of a list, and texts of a list of that kind. */
export const toggleList =
  (kind: ListKind): Command =>
  (state, dispatch) => {
    const list = around(state, ['ul', 'ol']);
    if (list?.node.type.name === kind) return liftListItem(node('li'))(state, dispatch);
    if (!list) return wrapInList(node(kind))(state, dispatch && ((tr) => dispatch(withoutTags(tr, state))));
    const { gap, tail } = list.node.attrs as Record<string, string>;
    dispatch?.(state.tr.setNodeMarkup(list.at, node(kind), { gap, tail }));
    return true;
  };

/** Paragraphs without anything of their own need no tags as the text of an item. */
function withoutTags(tr: EditorState['tr'], { selection }: EditorState) {
  const from = tr.mapping.map(selection.from, -1);
  tr.doc.nodesBetween(Math.max(0, from - 2), tr.mapping.map(selection.to), (child, at, parent) => {
    if (parent?.type.name !== 'li' || child.type.name !== 'p' || parent.childCount > 1) return;
    if (child.attrs['tag'] === '<p>') tr.setNodeAttribute(at, 'tag', null).setNodeAttribute(at, 'gap', '');
  });
  return tr;
}

export const isQuoted = (state: EditorState): boolean => around(state, ['blockquote']) !== undefined;
export const toggleQuote: Command = (state, dispatch) =>
  isQuoted(state) ? lift(state, dispatch) : wrapIn(node('blockquote'))(state, dispatch);

/** A link as the dialog has it. */
export interface LinkDraft {
  href: string;
  isNewWindow: boolean;
  /** Its words where nothing is chosen. */
  text: string;
}

/** The link that what is chosen stands in, or the one it contains, and how far it reaches. */
export function linkAt(state: EditorState): { mark: Mark; from: number; to: number } | undefined {
  const { from, to, empty, $from } = state.selection;
  let found: { mark: Mark; from: number; to: number } | undefined;
  const look = (child: Node, at: number) => {
    const link = mark('a').isInSet(child.marks);
    if (!link) return;
    if (found?.mark.eq(link) && found.to === at) found.to = at + child.nodeSize;
    else if (!found || found.to <= from) found = { mark: link, from: at, to: at + child.nodeSize };
  };
  if (empty) {
    const start = $from.start();
    if ($from.parent.inlineContent) $from.parent.forEach((child, offset) => look(child, start + offset));
    return found && found.from <= from && from <= found.to ? found : undefined;
  }
  state.doc.nodesBetween(from, to, (child, at) => {
    if (child.isInline) look(child, at);
  });
  return found;
}

export function linkDraft(state: EditorState): LinkDraft {
  const link = linkAt(state);
  const tag = String(link?.mark.attrs['tag'] ?? '');
  const shown = shownAttributes(tag);
  const { from, to } = state.selection;
  const written = /\shref="([^"]*)"/i.exec(tag)?.[1] ?? '';
  return {
    href: shown['href'] ?? written.replaceAll('&amp;', '&'),
    isNewWindow: shown['target'] === '_blank',
    text: link ? state.doc.textBetween(link.from, link.to) : state.doc.textBetween(from, to, ' '),
  };
}

/** Puts a link around what is chosen, or changes the one that is there. */
export const setLink =
  ({ href, isNewWindow, text }: LinkDraft): Command =>
  (state, dispatch) => {
    const before = linkAt(state);
    const { title, lang, dir } = shownAttributes(String(before?.mark.attrs['tag'] ?? ''));
    const target = isNewWindow ? { target: '_blank', rel: 'noopener' } : {};
    const link = mark('a').create({
      tag: writeTag('a', { href, title, lang, dir, ...target }),
      n: (before?.mark.attrs['n'] as number | null) ?? null,
    });
    const { tr } = state;
    const from = before?.from ?? state.selection.from;
    let to = before?.to ?? state.selection.to;
    if (from === to) {
      tr.insertText(text || href, from);
      to = from + (text || href).length;
    }
    tr.removeMark(from, to, mark('a')).addMark(from, to, link).removeStoredMark(mark('a'));
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(to), -1)).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, mark('a')));
  return true;
};

/** The picture that is chosen. */
export function pictureAt({ selection }: EditorState): { alt: string; at: number } | undefined {
  const chosen = (selection as { node?: Node }).node;
  if (chosen?.type.name !== 'img') return undefined;
  return { alt: shownAttributes(String(chosen.attrs['tag']))['alt'] ?? '', at: selection.from };
}

/** Says what a picture shows; its other attributes stay as they are. */
export const setAlt =
  (alt: string): Command =>
  (state, dispatch) => {
    const picture = pictureAt(state);
    if (!picture) return false;
    const tag = String(state.doc.nodeAt(picture.at)?.attrs['tag']);
    const written = writeTag('x', { alt }).slice(2, -1) || ' alt=""';
    const changed = /\salt(?:="[^"]*")?/i.test(tag)
      ? tag.replace(/\salt(?:="[^"]*")?/i, () => written)
      : tag.replace(/^<img/i, (start) => start + written);
    dispatch?.(state.tr.setNodeAttribute(picture.at, 'tag', changed));
    return true;
  };

/** Moves the block the caret is in up or down among its equals at the top. */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const index = $from.index(0);
    const other = state.doc.maybeChild(index + by);
    const moved = state.doc.maybeChild(index);
    if (!moved || !other) return false;
    const start = $from.posAtIndex(index, 0);
    const offset = state.selection.from - start;
    const tr = state.tr.delete(start, start + moved.nodeSize);
    const at = by === -1 ? start - other.nodeSize : start + other.nodeSize;
    tr.insert(at, moved);
    const caret = tr.doc.resolve(Math.min(at + offset, tr.doc.content.size));
    dispatch?.(tr.setSelection(TextSelection.near(caret)).scrollIntoView());
    return true;
  };

export const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(node('br').create()).scrollIntoView());
  return true;
};
