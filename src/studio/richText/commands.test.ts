import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import {
  blockKind,
  breakLine,
  linkDraft,
  moveBlock,
  removeLink,
  setAlt,
  setBlockKind,
  setLink,
  toggleList,
  toggleLook,
  toggleQuote,
} from './commands.ts';
import { keysOf } from './keys.ts';
import { printDocument } from './print.ts';
import { readRichText } from './read.ts';
import { TABLE_ACTS } from './tables.ts';

/** A text with what is chosen between two bars; one bar is the caret. */
function stateOf(marked: string): EditorState {
  const doc = readRichText(marked.replaceAll('|', '\u2060'));
  const places: number[] = [];
  doc.descendants((node, at) => {
    for (const { index } of (node.text ?? '').matchAll(/\u2060/g)) places.push(at + index);
  });
  const [from = 1, to = from] = places;
  let { tr } = EditorState.create({ doc });
  for (const place of [...places].reverse()) tr = tr.delete(place, place + 1);
  const isRange = places.length > 1;
  tr = tr.setSelection(TextSelection.create(tr.doc, from, isRange ? to - 1 : from));
  return EditorState.create({ doc: tr.doc, selection: tr.selection });
}

function after(marked: string, ...commands: Command[]): string {
  let state = stateOf(marked);
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return printDocument(state.doc);
}
const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };
const enter = keysOf({ openLink: () => undefined, leave: () => undefined })['Enter']!;

it.each<[string, string, Command[], string]>([
  ['bold', '<p>a |b| c</p>', [toggleLook('bold')], '<p>a <strong>b</strong> c</p>'],
  ['bold off, whoever wrote it', '<p>a <b class="x">|b|</b></p>', [toggleLook('bold')], '<p>a b</p>'],
  [
    'bold for what is written next',
    '<p>a |</p>',
    [toggleLook('bold'), type('b'), toggleLook('bold'), type('c')],
    '<p><strong>b</strong>c</p>'.replace('<p>', '<p>a '),
  ],
  ['raised is not lowered', '<p>x<sup>|2|</sup></p>', [toggleLook('sub')], '<p>x<sub>2</sub></p>'],
  ['a heading', '<p class="x">A|</p>', [setBlockKind('h3')], '<h3>A</h3>'],
  ['a paragraph again', '<h2 id="a">A|</h2>', [setBlockKind('p')], '<p>A</p>'],
  [
    'a list of paragraphs',
    '<p>|One</p>\n<p>Two|</p>',
    [toggleList('ul')],
    '<ul><li>One</li><li>Two</li></ul>',
  ],
  ['another kind of list', '<ul class="x"><li>One|</li></ul>', [toggleList('ol')], '<ol><li>One</li></ol>'],
  ['a quotation', '<p>One|</p>', [toggleQuote], '<blockquote><p>One</p></blockquote>'],
  ['no quotation', '<blockquote><p>One|</p></blockquote>', [toggleQuote], '<p>One</p>'],
  [
    'a new item',
    '<ul>\n<li>One|</li>\n</ul>',
    [enter, type('Two')],
    '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  ],
  [
    'out of a list by an empty item',
    '<ul><li>One|</li></ul>',
    [enter, enter, type('x')],
    '<ul><li>One</li></ul><p>x</p>',
  ],
  ['two paragraphs of a text without tags', 'One| two', [enter], '<p>One</p><p> two</p>'],
  ['a break', '<p>One|</p>', [breakLine, type('two')], '<p>One<br>two</p>'],
  [
    'a block further up',
    '<p>a</p><figure>x</figure><p>b|</p>',
    [moveBlock(-1)],
    '<p>a</p><p>b</p><figure>x</figure>',
  ],
  [
    'a block further down',
    '<p>a|</p><figure>x</figure><p>b</p>',
    [moveBlock(1)],
    '<figure>x</figure><p>a</p><p>b</p>',
  ],
])('%s', (_, before, commands, text) => {
  expect(after(before, ...commands)).toBe(text);
});

const link = { href: '/x', isNewWindow: false, text: '' };

describe('links', () => {
  it('one around words that look otherwise stays one', () => {
    expect(after('<p>|call <strong>now</strong> please|</p>', setLink(link))).toBe(
      '<p><a href="/x">call <strong>now</strong> please</a></p>',
    );
  });
  it('where nothing is chosen it brings its words', () => {
    expect(after('<p>see |</p>', setLink({ ...link, text: 'our hours' }), type(' today'))).toBe(
      '<p>see <a href="/x">our hours</a> today</p>',
    );
  });
  it('one that is there is changed as a whole; what the list does not have goes with the change', () => {
    const before = '<p><a href="~/link.aspx?_id=1&amp;_z=z" class="b" title="T">a |link</a></p>';
    expect(linkDraft(stateOf(before))).toEqual({
      href: '~/link.aspx?_id=1&_z=z',
      isNewWindow: false,
      text: 'a link',
    });
    expect(after(before, setLink({ ...link, isNewWindow: true }))).toBe(
      '<p><a href="/x" title="T" target="_blank" rel="noopener">a link</a></p>',
    );
    expect(after(before, removeLink)).toBe('<p>a link</p>');
  });
});

it('a picture is told about without a change to what else it says', () => {
  const doc = readRichText('<p>a<img class="x" src="/a.jpg" width="3" /></p>');
  let state = EditorState.create({ doc, selection: NodeSelection.create(doc, 2) });
  setAlt('A "house"')(state, (tr) => (state = state.apply(tr)));
  expect(printDocument(state.doc)).toBe(
    '<p>a<img alt="A &quot;house&quot;" class="x" src="/a.jpg" width="3" /></p>',
  );
  state = EditorState.create({ doc: state.doc, selection: NodeSelection.create(state.doc, 2) });
  setAlt('')(state, (tr) => (state = state.apply(tr)));
  expect(printDocument(state.doc)).toBe('<p>a<img alt="" class="x" src="/a.jpg" width="3" /></p>');
});

describe('tables', () => {
  const table =
    '<table class="t"><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>b|</td></tr></tbody></table>';
  it.each<[keyof typeof TABLE_ACTS, string, string]>([
    [
      'insert',
      '<p>x|</p>',
      '<p>x</p><table><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    ],
    ['addRow', table, table.replace('|', '').replace('</tr></tbody>', '</tr><tr><td></td></tr></tbody>')],
    [
      'addColumn',
      table,
      table
        .replace('|', '')
        .replace('</th>', '</th><th scope="col"></th>')
        .replace('</td>', '</td><td></td>'),
    ],
    ['removeRow', table, '<table class="t"><thead><tr><th scope="col">A</th></tr></thead></table>'],
    ['removeColumn', `<p>x</p>${table}`, '<p>x</p>'],
    ['remove', `<p>x</p>${table}`, '<p>x</p>'],
  ])('%s', (act, before, text) => {
    expect(after(before, TABLE_ACTS[act])).toBe(text);
  });
  it('one whose cells reach over others is left to whoever made it', () => {
    const wide = '<table><tr><td colspan="2">a|</td></tr><tr><td>b</td><td>c</td></tr></table>';
    expect(TABLE_ACTS.addColumn(stateOf(wide))).toBe(false);
    expect(TABLE_ACTS.addRow(stateOf(wide))).toBe(false);
  });
});

it('says what a text is', () => {
  expect(
    ['<p>|a</p>', '<h4>|a</h4>', '<dl><dt>|a</dt><dd>b</dd></dl>'].map((text) => blockKind(stateOf(text))),
  ).toEqual(['p', 'h4', undefined]);
});
