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
const sent = {
  islands: {
    tabs: {
      fields: {
        Title: field('Title', 'Find  care'),
        Again: field('Again', 'Find care'),
        Lead: field('Lead', '<p>Near <b>you</b></p>', 'Rich Text'),
        Picture: field('Picture', 'x', 'Image'),
        Empty: field('Empty', ''),
      },
      placeholders: { panel: [{ fields: { Label: field('Label', 'Open now') } }] },
    },
  },
};
const inside = `<h2>Find care</h2><div class="Prose"><p>Near <b>you</b></p></div>
  <button>Open now</button><p>Find care <i>here</i></p><span>Find care</span>`;

function open(how: string) {
  document.body.innerHTML = `<div data-island="tabs" ${how}>${inside}</div>
    <script id="page-data" type="application/json">${JSON.stringify(sent)}</script>`;
  markIslands(document);
  return discover(document).tree.fields.map(({ name }) => name);
}

it('marks the texts of a part that is awake, each where it stands alone', () => {
  expect(open('data-awake')).toEqual(['Title', 'Lead', 'Label', 'Again']);
  expect(document.querySelector('h2')).toHaveTextContent(/Find care/);
});

it('marks a part that does not wake while it is edited, and leaves one that is still to wake as it is', () => {
  expect(open('data-wake="never"')).toHaveLength(4);
  expect(open('data-wake="visible"')).toEqual([]);
  expect(document.querySelector('code')).toBeNull();
});

it('marks each once, and again what was drawn anew', () => {
  open('data-awake');
  markIslands(document);
  expect(document.querySelectorAll('code')).toHaveLength(8);
  const heading = document.querySelector('h2')!;
  heading.textContent = 'Find care';
  markIslands(document);
  expect(heading.querySelectorAll('code')).toHaveLength(2);
});
