import { parseTexts } from '../readTexts.ts';
import { gradeOf, spanishEase, wordsOf } from '../testing/readingLevel.ts';
import { textsOf } from './blocks.ts';
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

describe.each(writtenPages('plan').filter(({ path }) => path.startsWith('/members/')))(
  'what members read at $path',
  ({ placeholders }) => {
    const said = (locale: 'en' | 'es') =>
      textsOf(placeholders, locale)
        .filter((text) => text.includes('</'))
        .map((text) =>
          text
            .replace(/<\/(?:p|li)>/g, '\n')
            .replace(/<[^>]+>/g, '')
            .replace(/:$/gm, '.'),
        )
        .join('\n');

    it('answers more than a caller would ask first', () => {
      expect(wordsOf(said('en')).length).toBeGreaterThanOrEqual(150);
      expect(wordsOf(said('es')).length).toBeGreaterThanOrEqual(150);
    });

    it('is easy to read in both languages', () => {
      expect(gradeOf(said('en'))).toBeLessThanOrEqual(8);
      expect(spanishEase(said('es'))).toBeGreaterThanOrEqual(55);
    });

    it('says in one language what it says in the other', () => {
      const links = (locale: 'en' | 'es') =>
        textsOf(placeholders, locale).flatMap((text) =>
          [...text.matchAll(/href="([^"?]+)/g)].map(([, href]) => href),
        );
      expect(links('es')).toEqual(links('en'));
    });
  },
);
