import type { Mark, Node } from 'prosemirror-model';
import { tagsOf } from './schema.ts';
import { writeText } from './spelling.ts';

/** Where a new text needs no paragraph around it. */
const BARE_WITHIN = new Set(['li', 'dd', 'th', 'td']);

/** Prints a document as rich text is stored. What nobody changed comes out letter for letter. */
export function printDocument(document: Node): string {
  const only = document.childCount === 1 ? document.firstChild : null;
  if (only?.type.name === 'p' && only.content.size === 0 && only.attrs['tag'] === null)
    return String(document.attrs['tail']);
  return printBlocks(document) + String(document.attrs['tail']);
}

function printBlocks(parent: Node): string {
  const isWithoutTags = (at: number): boolean => {
    const child = at >= 0 && at < parent.childCount ? parent.child(at) : undefined;
    if (child?.type.name !== 'p' || child.attrs['tag'] !== null) return false;
    return child.attrs['bare'] === parent.type.name || BARE_WITHIN.has(parent.type.name);
  };
  let printed = '';
  parent.forEach((child, _offset, at) => {
    // Two texts without tags, one behind the other, would be one.
    printed += printBlock(child, isWithoutTags(at) && !isWithoutTags(at - 1) && !isWithoutTags(at + 1));
  });
  return printed;
}

/** A block with the space before it. */
export function printBlock(node: Node, isWithoutTags: boolean): string {
  const { gap, raw, lead, trail, tail } = node.attrs as Record<string, string>;
  if (node.type.name === 'opaque') return `${gap}${raw}`;
  const { open, close } = tagsOf(node);
  if (node.type.name === 'hr') return `${gap}${open}`;
  const inside = node.inlineContent ? `${lead}${printWords(node)}${trail}` : `${printBlocks(node)}${tail}`;
  return isWithoutTags ? `${gap}${inside}` : `${gap}${open}${inside}${close}`;
}

/** A text with its elements opened and closed where they begin and end. */
function printWords(node: Node): string {
  let open: readonly Mark[] = [];
  let printed = '';
  const become = (marks: readonly Mark[]) => {
    let same = 0;
    while (same < open.length && open[same]!.eq(marks[same] ?? open[same]!) && same < marks.length) same += 1;
    for (const mark of open.slice(same).reverse()) printed += tagsOf(mark).close;
    for (const mark of marks.slice(same)) printed += tagsOf(mark).open;
    open = marks;
  };
  node.forEach((child) => {
    become(inOrder(child.marks));
    const { tag, raw } = child.attrs as Record<string, string | null>;
    if (child.isText) printed += writeText(child.text ?? '', speltAs(child));
    else printed += child.type.name === 'hollow' ? (raw ?? '') : (tag ?? `<${child.type.name}>`);
  });
  become([]);
  return printed;
}

const speltAs = (text: Node): string | undefined =>
  text.marks.find(({ type }) => type.name === 'spelt')?.attrs['raw'] as string | undefined;

/** Elements of the source as they were nested; a new link around them all, so that it stays one; other new ones inside. */
function inOrder(marks: readonly Mark[]): Mark[] {
  const rank = ({ type, attrs }: Mark) => {
    const n = attrs['n'] as number | null;
    return n ?? (type.name === 'a' ? 0 : Number.MAX_SAFE_INTEGER);
  };
  return marks.filter(({ type }) => type.name !== 'spelt').sort((a, b) => rank(a) - rank(b));
}
