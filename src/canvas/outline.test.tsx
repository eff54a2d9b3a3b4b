import { discover } from './discover.ts';
import { outlineOf } from './outline.ts';

const item = '11111111-1111-4111-8111-111111111111';
const marker = (type: string, kind: string, id = '', body = '') =>
  `<code type="text/sitecore" chrometype="${type}" class="scpm" kind="${kind}" ${id ? `id="${id}"` : ''}>${body}</code>`;
const field = (name: string, inside: string) =>
  marker(
    'field',
    'open',
    '',
    JSON.stringify({
      datasource: { id: item, language: 'en', version: 1 },
      fieldName: name,
      fieldType: 'Rich Text',
      rawValue: '',
    }),
  ) +
  inside +
  marker('field', 'close');
const component = (uid: string, inside: string) =>
  marker('rendering', 'open', uid) + inside + marker('rendering', 'close');

it('tells headings and links in order, each with the innermost field and component it stands in', () => {
  document.body.innerHTML =
    component(
      'u1',
      `<h1>${field('Headline', 'Our  care')}</h1>${component('u2', field('Text', '<h3>More</h3><a href="/x">Read</a>'))}`,
    ) +
    '<a href="/y" aria-label="Home page"><img alt="Logo"></a><a href="/z"><img alt="A nurse"></a>' +
    '<div data-editor-tool=""><h2>Page Metadata</h2></div><a>no link</a>';
  expect(outlineOf(document, discover(document))).toEqual({
    headings: [
      // The field stands in the heading, and not the heading in it.
      { level: 1, text: 'Our care', field: `${item}/Headline`, owner: 'u1' },
      { level: 3, text: 'More', field: `${item}/Text`, owner: 'u2' },
    ],
    links: [
      { href: '/x', text: 'Read', field: `${item}/Text`, owner: 'u2' },
      { href: '/y', text: 'Home page', field: '', owner: '' },
      { href: '/z', text: 'A nurse', field: '', owner: '' },
    ],
    faint: [],
  });
});

it('tells of each component the text that stands out least from its ground', () => {
  const white = 'rgb(255, 255, 255)';
  document.body.innerHTML = component(
    'u1',
    `<div style="background-color: ${white}"><p style="color: rgb(150, 150, 150)">Grey</p>
     ${field('Text', `<p style="color: ${white}">White</p>`)}<p style="color: rgb(0, 0, 0)">Black</p></div>`,
  );
  const seen = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 9, height: 9 } as DOMRect);
  expect(outlineOf(document, discover(document)).faint).toEqual([
    { text: 'White', ratio: 1, needed: 4.5, field: `${item}/Text`, owner: 'u1' },
  ]);
  seen.mockRestore();
});
