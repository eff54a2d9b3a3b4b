import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { around } from './commands.ts';
import { writeTag } from './markup.ts';
import { schema } from './schema.ts';

export type TableAct = 'insert' | 'addRow' | 'addColumn' | 'removeRow' | 'removeColumn' | 'remove';

export const isInTable = (state: EditorState): boolean => around(state, ['table']) !== undefined;

const words = () => schema.nodes['p']!.create();
const cell = (name: 'th' | 'td', scope?: string) =>
  schema.nodes[name]!.create(scope ? { tag: writeTag(name, { scope }) } : {}, [words()]);
const row = (cells: Node[]) => schema.nodes['tr']!.create({}, cells);

/** Two columns with a head: whoever hears a table is told by it what a cell is about. */
const insert: Command = (state, dispatch) => {
  const { nodes } = schema;
  const table = nodes['table']!.create({}, [
    nodes['thead']!.create({}, [row([cell('th', 'col'), cell('th', 'col')])]),
    nodes['tbody']!.create({}, [row([cell('td'), cell('td')]), row([cell('td'), cell('td')])]),
  ]);
  const { $from } = state.selection;
  const at = $from.depth === 0 ? $from.pos : $from.after(1);
  const tr = state.tr.insert(at, table);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 4))).scrollIntoView());
  return true;
};

/** Cells of a row are counted one by one: a table whose cells reach over others is left to whoever made it. */
const isPlain = (table: Node): boolean => {
  let isRegular = true;
  table.descendants((child) => {
    if (/\s(col|row)span="(?!1")/i.test(String(child.attrs['tag'] ?? ''))) isRegular = false;
    return child.type.name !== 'td' && child.type.name !== 'th';
  });
  return isRegular;
};

const remove: Command = (state, dispatch) => {
  const table = around(state, ['table']);
  if (!table) return false;
  dispatch?.(state.tr.delete(table.at, table.at + table.node.nodeSize));
  return true;
};

const addRow: Command = (state, dispatch) => {
  const here = around(state, ['tr']);
  const table = around(state, ['table']);
  if (!here || !table || !isPlain(table.node)) return false;
  const cells: Node[] = [];
  here.node.forEach((one) =>
    cells.push(
      cell(one.type.name === 'th' && isRowHead(one) ? 'th' : 'td', isRowHead(one) ? 'row' : undefined),
    ),
  );
  const section = state.doc.resolve(here.at).parent;
  const tr = state.tr;
  let at = here.at + here.node.nodeSize;
  if (section.type.name === 'thead') {
    // Behind the head stands the body.
    const end = state.doc.resolve(here.at).after();
    if (state.doc.nodeAt(end)?.type.name !== 'tbody') return false;
    at = end + 1;
  }
  dispatch?.(
    tr
      .insert(at, row(cells))
      .setSelection(TextSelection.near(tr.doc.resolve(at + 2)))
      .scrollIntoView(),
  );
  return true;
};

const isRowHead = ({ attrs }: Node) => /\sscope="row"/i.test(String(attrs['tag'] ?? ''));

const removeRow: Command = (state, dispatch) => {
  const here = around(state, ['tr']);
  const table = around(state, ['table']);
  if (!here || !table || !isPlain(table.node)) return false;
  const section = state.doc.resolve(here.at);
  if (section.parent.childCount === 1) {
    if (section.parent.type.name === 'table' || table.node.childCount === 1) return remove(state, dispatch);
    dispatch?.(state.tr.delete(section.before(), section.after()));
    return true;
  }
  dispatch?.(state.tr.delete(here.at, here.at + here.node.nodeSize));
  return true;
};

/** Does something to the cell of each row that stands in the column of the caret. */
const eachRow =
  (change: (tr: Transaction, at: number, cell: Node, row: Node) => void): Command =>
  (state, dispatch) => {
    const table = around(state, ['table']);
    const here = around(state, ['th', 'td']);
    if (!table || !here || !isPlain(table.node)) return false;
    const column = state.doc.resolve(here.at).index();
    const rows: { at: number; node: Node }[] = [];
    table.node.descendants((child, offset) => {
      if (child.type.name === 'tr') rows.push({ at: table.at + 1 + offset, node: child });
      return child.type.name !== 'tr';
    });
    if (rows.some(({ node }) => node.childCount !== rows[0]?.node.childCount)) return false;
    const { tr } = state;
    for (const { at, node } of rows.reverse()) {
      let place = at + 1;
      for (let before = 0; before < column; before += 1) place += node.child(before).nodeSize;
      change(tr, place, node.child(column), node);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const addColumn = eachRow((tr, at, old) => {
  const isHead = old.type.name === 'th' && !isRowHead(old);
  tr.insert(at + old.nodeSize, isHead ? cell('th', 'col') : cell('td'));
});

const removeColumn: Command = (state, dispatch) => {
  const here = around(state, ['tr']);
  if (here?.node.childCount === 1) return remove(state, dispatch);
  return eachRow((tr, at, old) => void tr.delete(at, at + old.nodeSize))(state, dispatch);
};

/** What can be done to a table. */
export const TABLE_ACTS: Readonly<Record<TableAct, Command>> = {
  insert,
  addRow,
  addColumn,
  removeRow,
  removeColumn,
  remove,
};
