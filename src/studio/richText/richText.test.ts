import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { printDocument } from './print.ts';
import { readRichText } from './read.ts';
import { schema } from './schema.ts';
import { SAMPLES } from './testing/samples.ts';

const opaqueIn = (text: string) => {
  let count = 0;
  readRichText(text).forEach(({ type }) => (count += type.name === 'opaque' ? 1 : 0));
  return count;
};

it.each(SAMPLES)('an untouched text comes out letter for letter: $about', ({ text, opaque }) => {
  expect(printDocument(readRichText(text))).toBe(text);
  expect(opaqueIn(text)).toBe(opaque);
});

it.each(SAMPLES)('a word elsewhere changes nothing of it: $about', ({ text }) => {
  for (const whole of [`<p>First</p>${text}`, `${text}<p>First</p>`]) {
    const document = readRichText(whole);
    let at = -1;
    document.descendants((node, place) => {
      if (node.isText && node.text === 'First') at = place;
    });
    if (at < 0) {
      // A tag that never ends takes the rest along: nothing of it can be written in.
      expect(opaqueIn(whole)).toBeGreaterThan(0);
      continue;
    }
    const state = EditorState.create({ doc: document });
    const { doc } = state.apply(state.tr.insertText(' word', at + 5));
    expect(printDocument(doc)).toBe(whole.replace('<p>First</p>', '<p>First word</p>'));
  }
});

it('a word within a text changes nothing beside it', () => {
  const text =
    '<p class="a">Caf&eacute; <a href="/x?a=1&amp;b=2" class="z">here</a>\n and <em><strong>there</strong></em></p>';
  const document = readRichText(text);
  const state = EditorState.create({ doc: document });
  const { doc } = state.apply(state.tr.insertText('!', document.content.size - 1));
  expect(printDocument(doc)).toBe(text.replace('</strong></em></p>', '!</strong></em></p>'));
  const other = state.apply(state.tr.insertText('Our ', 1)).doc;
  expect(printDocument(other)).toBe(text.replace('Caf', 'Our Caf'));
});

const leaf = fc.constantFrom(
  'Words',
  ' ',
  'caf&eacute;',
  'a&nbsp;b',
  '{city}',
  '<br />',
  '\n  two',
  '&amp;',
  'x &lt; y',
);
const { words, blocks } = fc.letrec<{ words: string; blocks: string }>((tie) => ({
  words: fc
    .array(
      fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc
          .tuple(
            fc.constantFrom('strong', 'em', 'sup', 'span lang="es"', 'a href="/x" title="y"'),
            tie('words'),
          )
          .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0]}>`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
  blocks: fc
    .array(
      fc.oneof(
        { depthSize: 'small' },
        fc.tuple(fc.constantFrom('p', 'h3', 'p class="x"'), tie('words')),
        fc.tuple(fc.constantFrom('blockquote', 'div', 'ul><li', 'ol class="y"><li'), tie('blocks')),
        fc.tuple(fc.constantFrom('ul><li', 'table><tr><td'), tie('words')),
      ),
      { maxLength: 4 },
    )
    .map((parts) =>
      parts
        .map(([tag, inside]) => {
          const ends = tag
            .split('><')
            .reverse()
            .map((name) => `</${name.split(' ')[0]}>`);
          return `<${tag}>${inside}${ends.join('')}`;
        })
        .join('\n'),
    ),
}));

it('whatever tree of the list is read is printed as it was', () => {
  fc.assert(
    fc.property(fc.oneof(blocks, words), (text) => {
      expect(printDocument(readRichText(text))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

it('whatever letters there are, they come out as they went in', () => {
  const letters = fc.constantFrom(
    '<',
    '>',
    '/',
    'p',
    'li',
    '&',
    ';',
    '"',
    '=',
    ' ',
    '!--',
    '-->',
    'a',
    '\n',
    '\u00a0',
    '#x41',
  );
  fc.assert(
    fc.property(
      fc.array(letters).map((parts) => parts.join('')),
      (text) => {
        expect(printDocument(readRichText(text))).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

it('what is new is printed in the house’s spelling, within the list', () => {
  const { nodes, marks } = schema;
  const p = (text: string) => nodes['p']!.create({}, text === '' ? [] : [schema.text(text)]);
  const item = (text: string) => nodes['li']!.create({}, [p(text)]);
  const document = nodes['doc']!.create({}, [
    nodes['heading']!.create({ level: 3 }, [schema.text('R&D <b>')]),
    p('a\u00a0b'),
    nodes['ul']!.create({}, [item('One'), item('Two')]),
    nodes['p']!.create({}, [
      schema.text('see ', [marks['a']!.create({ tag: '<a href="/x">' })]),
      schema.text('it', [marks['strong']!.create(), marks['a']!.create({ tag: '<a href="/x">' })]),
    ]),
  ]);
  expect(printDocument(document)).toBe(
    '<h3>R&amp;D &lt;b&gt;</h3><p>a&nbsp;b</p><ul><li>One</li><li>Two</li></ul><p><a href="/x">see <strong>it</strong></a></p>',
  );
});
