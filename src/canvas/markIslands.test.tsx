import * as kind from '#src/declaration/kinds.ts';
import { parseFields } from '#src/declaration/parse.ts';
import { discover } from './discover.ts';
import { markIslands } from './markIslands.ts';

const item = '11111111-1111-4111-8111-111111111111';
const field = (name: string, value: string, fieldType = 'Single-Line Text') => ({
  value,
  metadata: {
    datasource: { id: item, language: 'en', revision: 'r1', version: 1 },
    ...{ fieldName: name, fieldType, rawValue: value },
  },
});
/** As a page's data have them: read by the declaration of the part. */
const kinds = {
  ...{ Title: kind.text(), Again: kind.text(), Lead: kind.richText(), Picture: kind.text() },
  ...{ Empty: kind.text(), Label: kind.text(), Cards: kind.items({ Name: kind.text() }) },
};
const asRead = (fields: object) => parseFields(kinds, fields, 'en');
const sent = {
  islands: {
    tabs: {
      fields: asRead({
        Title: field('Title', 'Find  care'),
        Again: field('Again', 'Find care'),
        Lead: field('Lead', '<p>Near <b>you</b></p>', 'Rich Text'),
        Picture: field('Picture', 'x', 'Image'),
        Empty: field('Empty', ''),
        items: [{ id: 'c', fields: { Name: field('Name', 'Fees & <plans>') } }],
      }),
      placeholders: { panel: [{ fields: asRead({ Label: field('Label', 'Open now') }) }] },
    },
  },
};
const inside = `<h3>Fees &amp; &lt;plans&gt;</h3><h2>Find care</h2><div class="Prose"><p>Near <b>you</b></p></div>
  <button>Open now</button><p>Find care <i>here</i></p><span>Find care</span>`;

function open(how: string) {
  document.body.innerHTML = `<div data-island="tabs" ${how}>${inside}</div>
    <script id="page-data" type="application/json">${JSON.stringify(sent)}</script>`;
  markIslands(document);
  return discover(document).tree.fields.map(({ name }) => name);
}

it('marks the texts of a part that is awake, each where it stands alone', () => {
  expect(open('data-awake')).toEqual(['Name', 'Title', 'Lead', 'Label', 'Again']);
  expect(document.querySelector('h2')).toHaveTextContent(/Find care/);
});

it('marks a part that does not wake while it is edited, and leaves one that is still to wake as it is', () => {
  expect(open('data-wake="never"')).toHaveLength(5);
  expect(open('data-wake="visible"')).toEqual([]);
  expect(document.querySelector('code')).toBeNull();
});

it('marks each once, and again what was drawn anew', () => {
  open('data-awake');
  markIslands(document);
  expect(document.querySelectorAll('code')).toHaveLength(10);
  const heading = document.querySelector('h2')!;
  heading.textContent = 'Find care';
  markIslands(document);
  expect(heading.querySelectorAll('code')).toHaveLength(2);
});
