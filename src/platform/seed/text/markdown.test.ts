import { markdownToHtml, markdownToWords } from './markdown.ts';

const text = `Call **911** _now_.

## Salt & sugar

- One
- Two, see [the page](https://www.cdc.gov/x_y_z)

1. First
2. Second`;

it('makes HTML of the Markdown articles are written in', () => {
  expect(markdownToHtml(text)).toBe(
    '<p>Call <strong>911</strong> <em>now</em>.</p><h2>Salt &amp; sugar</h2>' +
      '<ul><li>One</li><li>Two, see <a href="https://www.cdc.gov/x_y_z">the page</a></li></ul>' +
      '<ol><li>First</li><li>Second</li></ol>',
  );
});

it('gives the words alone, a paragraph, heading or item a line', () => {
  expect(markdownToWords(text)).toBe('Call 911 now.\nSalt & sugar\nOne\nTwo, see the page\nFirst\nSecond');
});

it.each([
  ['a first heading', '# Title'],
  ['a third heading', '### Title'],
  ['HTML', 'Call <b>now</b>'],
  ['a quotation', '> words'],
  ['a picture', '![alt](https://a.b/c.png)'],
  ['code', 'a `b`'],
  ['stars for items', '* one'],
  ['a paragraph of two lines', 'one\ntwo'],
  ['an item that is none', '- one\ntwo'],
  ['bold without an end', 'a **b'],
  ['a link that is no address', '[a](javascript:b)'],
])('refuses %s', (_, odd) => {
  expect(() => markdownToHtml(odd)).toThrow(/not understood|one line|no item/);
});
