import { discover } from './discover.ts';

const item = '11111111-1111-4111-8111-111111111111';
const fieldMarker = (name: string, rawValue: string, over: Record<string, unknown> = {}) => `
  <code type="text/sitecore" chrometype="field" class="scpm" kind="open">${JSON.stringify({
    datasource: { id: `{${item.toUpperCase()}}`, language: 'en', revision: 'r1', version: 2 },
    fieldName: name,
    fieldType: 'Single-Line Text',
    rawValue,
    ...over,
  })}</code>`;
const fieldEnd = '<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>';
const mark = (type: string, kind: string, id = '') =>
  `<code type="text/sitecore" chrometype="${type}" class="scpm" kind="${kind}" ${id ? `id="${id}"` : ''}></code>`;

function page(html: string) {
  document.body.innerHTML = html;
  return discover(document);
}

it('reads slots, components and fields in the order they stand, each with what it stands in', () => {
  const { tree, spans } = page(`
    ${mark('placeholder', 'open', 'main_00000000-0000-0000-0000-000000000000')}
      ${mark('rendering', 'open', 'u1')}
        <h1>${fieldMarker('Headline', 'Hearts')}Hearts${fieldEnd}</h1>
        ${mark('placeholder', 'open', 'two-column-left-{*}_u1')}
          ${mark('rendering', 'open', 'u2')}<p>Inner</p>${mark('rendering', 'close')}
        ${mark('placeholder', 'close')}
      ${mark('rendering', 'close')}
    ${mark('placeholder', 'close')}`);
  expect(tree.slots).toEqual([
    { id: 'main_00000000-0000-0000-0000-000000000000', name: 'main', owner: '' },
    { id: 'two-column-left-{*}_u1', name: 'two-column-left-{*}', owner: 'u1' },
  ]);
  expect(tree.renderings).toEqual([
    { uid: 'u1', slot: 'main_00000000-0000-0000-0000-000000000000' },
    { uid: 'u2', slot: 'two-column-left-{*}_u1' },
  ]);
  expect(tree.fields).toEqual([
    {
      itemId: item,
      name: 'Headline',
      type: 'Single-Line Text',
      language: 'en',
      version: 2,
      revision: 'r1',
      rawValue: 'Hearts',
      owner: 'u1',
    },
  ]);
  expect(spans.map(({ key }) => key)).toEqual([
    's:main_00000000-0000-0000-0000-000000000000',
    'r:u1',
    `f:${item}/Headline#0`,
    's:two-column-left-{*}_u1',
    'r:u2',
  ]);
});

it('tells the places of a field apart that stands on the page twice', () => {
  const { fields } = page(
    `<p>${fieldMarker('Headline', 'A')}A${fieldEnd}</p><p>${fieldMarker('Headline', 'A')}A${fieldEnd}</p>`,
  );
  expect(fields.map(({ nth }) => nth)).toEqual([0, 1]);
});

it.each([
  ['no JSON', '<code type="text/sitecore" chrometype="field" class="scpm" kind="open">oh</code>'],
  ['a kind of field nobody knows', fieldMarker('Headline', 'A', { fieldType: 'Droplink' })],
  ['another language', fieldMarker('Headline', 'A', { datasource: { id: item, language: 'fr' } })],
])('passes over a field with %s, and reads what is around it', (_, marker) => {
  const { tree } = page(
    `${mark('rendering', 'open', 'u1')}${marker}x${fieldEnd}${mark('rendering', 'close')}`,
  );
  expect(tree.fields).toEqual([]);
  expect(tree.renderings).toEqual([{ uid: 'u1', slot: '' }]);
});

it('passes over a marker without its partner', () => {
  const { tree } = page(
    `${mark('rendering', 'close')}${mark('rendering', 'open', 'u1')}${mark('placeholder', 'open', 'main_0')}${mark('rendering', 'close')}`,
  );
  expect(tree.renderings).toEqual([{ uid: 'u1', slot: '' }]);
  expect(tree.slots).toEqual([]);
});
