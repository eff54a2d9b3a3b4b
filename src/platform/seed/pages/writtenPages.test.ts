import { parseTexts } from '../readTexts.ts';
import { writtenPage } from './pageBlocks.ts';
import { writtenPages } from './writtenPages.ts';

const text = { en: 'Hello', es: 'Hola' };
const parse = (body: unknown, more: object = {}) =>
  parseTexts('made-up.json', JSON.stringify({ title: text, summary: text, body, ...more }), writtenPage);

describe('a page in a file', () => {
  it('is made of blocks, in columns and parts, too', () => {
    const { body } = parse([
      { block: 'slim', body: [{ block: 'rich', texts: [text, { list: [text, text] }] }] },
      { block: 'part', name: 'help-band' },
      {
        block: 'place',
        component: 'RelatedArticles',
        fields: { Image: { art: 'care/door' }, Link: { link: 'call' } },
      },
    ]);
    expect(body.map(({ component }) => component)).toEqual([
      'SlimContainer',
      'PartialDesignDynamicPlaceholder',
      'RelatedArticles',
    ]);
    expect(body[0]!.placeholders!['slim-container-{*}']).toEqual([
      {
        component: 'RichText',
        fields: {
          Text: {
            en: '<p>Hello</p><ul><li>Hello</li><li>Hello</li></ul>',
            es: '<p>Hola</p><ul><li>Hola</li><li>Hola</li></ul>',
          },
        },
      },
    ]);
    expect(body[2]!.fields).toEqual({
      Image: { src: '/-/media/art/care/door.svg', alt: '' },
      Link: { href: 'tel:+14155550142', text: expect.anything() as unknown },
    });
  });

  it('may place a component without a datasource, and one with an empty one', () => {
    const { body } = parse([
      { block: 'place', component: 'Quote' },
      { block: 'place', component: 'LinkList', fields: {} },
    ]);
    expect(body).toEqual([{ component: 'Quote' }, { component: 'LinkList', fields: {} }]);
  });

  it.each<[string, unknown, string]>([
    ['a block nobody knows', [{ block: 'marquee' }], 'body.0.block: no block is named "marquee"'],
    ['a misspelt member', [{ block: 'rich', texts: [text], txt: 1 }], 'body.0: .*"txt"'],
    ['a missing member', [{ block: 'withIcon', icon: 'x', headline: text }], 'body.0.text: '],
    [
      'a text in one language, deep inside',
      [{ block: 'tabs', entries: [{ id: 'a', label: { en: 'a' }, body: [] }] }],
      'body.0.entries.0.label.es: ',
    ],
    [
      'a link that is not in links.json',
      [{ block: 'simplePromo', headline: text, text, link: 'home' }],
      'body.0.link: is neither .* nor the name of a link in links.json',
    ],
    [
      'a component the site has not',
      [{ block: 'place', component: 'toString' }],
      'body.0.component: is no component of the site',
    ],
    [
      'a field that is nothing known',
      [{ block: 'place', component: 'Quote', fields: { B: 7 } }],
      'body.0.fields.B: ',
    ],
    [
      'a picture without a kind',
      [{ block: 'banner', headline: text, text, image: { art: 'door' }, link: 'call' }],
      'body.0.image.art: a picture is "kind/name"',
    ],
  ])('names the place of %s', (_, body, message) => {
    expect(() => parse(body)).toThrow(new RegExp(`texts/made-up.json [^]*${message}`));
  });
});

it('says which part is missing', () => {
  expect(() => parse([{ block: 'part', name: 'no-such' }])).toThrow(/texts\/parts\/no-such\.json/);
});

it.each(['main', 'plan'] as const)(
  'reads the pages of the %s site in their order, the home page first',
  (site) => {
    const pages = writtenPages(site);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages[0]).toMatchObject({ site, path: '/' });
  },
);
