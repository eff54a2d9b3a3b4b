import type { Mark, Node } from 'prosemirror-model';
import { blocksOf, readTree } from './markup.ts';
import type { ElementPiece, Piece } from './markup.ts';
import { printBlock, printDocument } from './print.ts';
import { isInline, schema } from './schema.ts';
import { readText } from './spelling.ts';

/** What cannot be read into the schema; its block stays as it is. */
class Unreadable extends Error {}

const SPACE_ALONE = /^[ \t\r\n\f]*$/;
const isBlank = (piece: Piece): boolean => 'text' in piece && SPACE_ALONE.test(piece.text);
const isOfText = (piece: Piece): boolean => 'text' in piece || isInline(piece.name);

/** Counts the elements of a source within its texts. */
interface Reader {
  elements: number;
}

/**
 * Reads rich text. Every block is printed again at once, and one that would come out otherwise than it stood is kept as an
 * opaque one: so what nobody changes is never changed.
 */
export function readRichText(raw: string): Node {
  const reader: Reader = { elements: 0 };
  const blocks: Node[] = [];
  let gap = '';
  let run: string[] = [];
  const endRun = () => {
    const text = run.join('');
    run = [];
    if (SPACE_ALONE.test(text)) gap += text;
    else
      keep(
        text,
        () => readRun(reader, readTree(text), 'doc'),
        (node) => printBlock(node, true),
      );
  };
  /** Adds a block with the space before it, as what was read if that prints the same, else as it is. */
  const keep = (text: string, read: () => Node, print: (node: Node) => string) => {
    let node: Node | undefined;
    try {
      node = read();
    } catch (error) {
      if (!(error instanceof Unreadable) && !(error instanceof RangeError)) throw error;
    }
    const opaque = () => schema.nodes['opaque']!.create({ raw: text });
    const block = node && print(node) === text ? node : opaque();
    const before = gap + String(block.attrs['gap'] ?? '');
    blocks.push(block.type.create({ ...block.attrs, gap: before }, block.content));
    gap = '';
  };
  for (const text of blocksOf(raw)) {
    const [first, ...others] = readTree(text) ?? [];
    if (first && [first, ...others].every(isOfText)) {
      run.push(text);
      continue;
    }
    endRun();
    keep(
      text,
      () => {
        if (!first || others.length > 0 || 'text' in first) throw new Unreadable();
        return readBlock(reader, first);
      },
      (node) => printBlock(node, false),
    );
  }
  endRun();
  const empty = schema.nodes['p']!.create();
  const whole = schema.nodes['doc']!.create({ tail: gap }, blocks.length > 0 ? blocks : [empty]);
  if (printDocument(whole) === raw) return whole;
  return schema.nodes['doc']!.create({}, [schema.nodes['opaque']!.create({ raw })]);
}

const TEXTS = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'dt', 'caption']);

function readBlock(reader: Reader, piece: ElementPiece, gap = ''): Node {
  const { name, open, close, inside } = piece;
  const level = /^h([2-5])$/.exec(name)?.[1];
  const type = schema.nodes[level ? 'heading' : name];
  if (!type || isInline(name)) throw new Unreadable();
  const attrs = { gap, tag: open, end: close, ...(level && { level: Number(level) }) };
  if (name === 'hr') return type.createChecked({ gap, tag: open });
  if (TEXTS.has(name)) {
    const { lead, trail, content } = readWords(reader, inside);
    return type.createChecked({ ...attrs, lead, trail }, content);
  }
  const { blocks, tail } = readBlocks(reader, inside, name);
  return type.createChecked({ ...attrs, tail }, blocks);
}

/** Blocks within a block, text that stands between them as texts without tags. */
function readBlocks(reader: Reader, pieces: readonly Piece[], parent: string) {
  const blocks: Node[] = [];
  let gap = '';
  let run: Piece[] = [];
  const endRun = () => {
    if (run.some((piece) => !isBlank(piece))) {
      const node = readRun(reader, run, parent);
      blocks.push(node.type.create({ ...node.attrs, gap: gap + String(node.attrs['gap']) }, node.content));
      gap = '';
    } else gap += run.map((piece) => ('text' in piece ? piece.text : '')).join('');
    run = [];
  };
  for (const piece of pieces) {
    if ('text' in piece || isInline(piece.name)) {
      run.push(piece);
      continue;
    }
    endRun();
    blocks.push(readBlock(reader, piece, gap));
    gap = '';
  }
  endRun();
  if (blocks.length > 0) return { blocks, tail: gap };
  // Something to write in, which prints nothing while it is empty.
  return { blocks: [schema.nodes['p']!.create({ bare: parent, lead: gap })], tail: '' };
}

/** Text without tags of its own, in a paragraph that prints none. */
function readRun(reader: Reader, pieces: readonly Piece[] | undefined, parent: string): Node {
  if (!pieces) throw new Unreadable();
  const { lead, trail, content } = readWords(reader, pieces);
  return schema.nodes['p']!.createChecked({ bare: parent, gap: lead, trail }, content);
}

function readWords(reader: Reader, pieces: readonly Piece[]) {
  const all = [...pieces];
  const [first] = all;
  let lead = '';
  let trail = '';
  if (first && 'text' in first) {
    const [space = ''] = /^[ \t\r\n\f]*/.exec(first.text) ?? [];
    lead = space;
    all[0] = { text: first.text.slice(space.length) };
  }
  const last = all.at(-1);
  if (last && 'text' in last) {
    const [space = ''] = /[ \t\r\n\f]*$/.exec(last.text) ?? [];
    trail = space;
    all[all.length - 1] = { text: last.text.slice(0, last.text.length - space.length) };
  }
  return { lead, trail, content: readInline(reader, all, []) };
}

function readInline(reader: Reader, pieces: readonly Piece[], marks: readonly Mark[]): Node[] {
  return pieces.flatMap((piece) => {
    if ('text' in piece)
      return readText(piece.text).map(({ text, raw }) =>
        schema.text(text, raw === undefined ? marks : schema.marks['spelt']!.create({ raw }).addToSet(marks)),
      );
    const { name, open, close, inside } = piece;
    if (name === 'br' || name === 'img') return [schema.nodes[name]!.create({ tag: open }, null, marks)];
    const type = schema.marks[name];
    if (!type || !isInline(name)) throw new Unreadable();
    if (inside.length === 0) return [schema.nodes['hollow']!.create({ raw: open + close }, null, marks)];
    reader.elements += 1;
    const mark = type.create({ tag: open, end: close, n: reader.elements });
    return readInline(reader, inside, mark.addToSet(marks));
  });
}
