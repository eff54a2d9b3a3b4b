import { z } from 'zod';
import type { SeedPage, SeedRendering } from '../../content/PageSeed.ts';
import { formsOf } from '../../media/demoForms.ts';
import { bilingual, parseTexts, readTexts } from '../readTexts.ts';
import { hoursInWords } from '../text/hoursInWords.ts';
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
        fields: { Image: { art: 'care/door' }, Link: { link: 'nurseLine' } },
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
      [{ block: 'banner', headline: text, text, image: { art: 'door' }, link: 'nurseLine' }],
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

/** All that is placed on a page, however deep. */
const placedIn = (placeholders: SeedPage['placeholders'] = {}): SeedRendering[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((one) => [one, ...placedIn(one.placeholders)]);

describe('whom to call', () => {
  it.each(['main', 'plan'] as const)('is the nurse line only where nurses are spoken of (%s)', (site) => {
    const others = writtenPages(site).flatMap(({ path, placeholders }) =>
      placedIn(placeholders)
        .map(({ fields, items }) => JSON.stringify([fields, items]))
        .filter((said) => /415-?555-?0142/.test(said) && !/nurse/i.test(said))
        .map(() => path),
    );
    expect(others).toEqual([]);
  });

  it.each([
    '/patients/interpreters',
    '/patients/financial-help',
    '/patients/medical-records',
    '/patients/rights',
    '/contact',
    '/nondiscrimination',
  ])('stands on %s', (at) => {
    const page = JSON.stringify(writtenPages('main').find(({ path }) => path === at));
    expect(page).toMatch(/510-555-0120|916-555-0137|510-555-0164/);
  });
});

it('every page for patients has their menu and is in it', () => {
  const pages = writtenPages('main').map(({ path, placeholders }) => ({
    path,
    placed: placedIn(placeholders),
  }));
  const withMenu = pages.filter(({ placed }) =>
    placed.some(({ component }) => component === 'SideNavigation'),
  );
  const [first] = withMenu;
  const menu = first!.placed.find(({ component }) => component === 'SideNavigation')!;
  const inMenu = menu.items!.map(({ fields }) => fields['Href']);
  expect(withMenu.map(({ path }) => path).sort()).toEqual([...inMenu].sort());
  const forPatients = pages.filter(({ path }) => path.startsWith('/patients/'));
  expect(withMenu.map(({ path }) => path).sort()).toEqual(forPatients.map(({ path }) => path).sort());
});

const saidOn = (at: string, locale: 'en' | 'es') =>
  textsOf(writtenPages('main').find(({ path }) => path === at)!.placeholders, locale).join(' ');

it('what a garage costs is told about parking as hospitals tell it, and no ride that none of them has', () => {
  const { rate } = readTexts(
    'wayfinding.json',
    z.looseObject({ parking: z.looseObject({ rate: bilingual }) }),
  ).parking;
  const prices = (said: string) => said.match(/\$\d+/g);
  for (const locale of ['en', 'es'] as const) {
    expect(prices(rate[locale])).toHaveLength(2);
    expect(prices(saidOn('/visitors/parking', locale))).toEqual(prices(rate[locale]));
  }
  expect(saidOn('/visitors/parking', 'en')).not.toMatch(/shuttle/);
});

it('the description of a page for visitors promises nothing that the page lacks', () => {
  const page = writtenPages('main').find(({ path }) => path === '/visitors')!;
  const promised = /what to bring|where to eat|qué traer|dónde comer/;
  expect(JSON.stringify(page)).not.toMatch(promised);
});

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

it('the hours for visitors are all those that hospitals keep', () => {
  const { weekday, weekend } = readTexts(
    'wayfinding.json',
    z.looseObject({
      visiting: z.looseObject({ weekday: z.array(z.string()), weekend: z.array(z.string()) }),
    }),
  ).visiting;
  for (const [start = '', end = ''] of [weekday, weekend]) {
    const week = DAYS.map((day) => [day, { openIntervals: [{ start, end }] }]);
    const [said] = hoursInWords(Object.fromEntries(week));
    for (const locale of ['en', 'es'] as const)
      expect(saidOn('/visitors', locale).replaceAll('\u00a0', ' ')).toContain(
        said![locale].replaceAll('\u00a0', ' ').replace(/^.*: (?:de )?/, ''),
      );
  }
});

it('words by which a page finds coming events find as many classes as it shows', () => {
  const kinds = readTexts('events.json', z.array(z.looseObject({ type: z.string(), title: bilingual })));
  const lists = writtenPages('main').flatMap(({ path, placeholders }) =>
    placedIn(placeholders)
      .filter(({ component }) => component === 'DynamicEvents')
      .map(({ params }) => ({ path, params: params ?? {} })),
  );
  expect(lists.length).toBeGreaterThan(1);
  for (const { path, params } of lists) {
    const isAbout = new RegExp(params['Query']!, 'i');
    const classes = kinds.filter(({ type, title }) => isAbout.test(`${type} ${title.en}`)).length;
    expect([path, classes >= Number(params['Limit'])]).toEqual([path, true]);
  }
});

it('who is to write or mail something reads the address there', () => {
  const asking = /\bmail it\b|Write to us with|envíela por correo|Escríbanos qué/;
  const texts = writtenPages('main').flatMap(({ placeholders }) =>
    (['en', 'es'] as const).flatMap((locale) => textsOf(placeholders, locale)),
  );
  const found = texts.filter((text) => asking.test(text));
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(found.filter((text) => !/, CA \d{5}/.test(text))).toEqual([]);
});

it('a line of the network is called by one name', () => {
  const contact = JSON.stringify(writtenPages('main').find(({ path }) => path === '/contact'));
  const records = JSON.stringify(
    writtenPages('main').find(({ path }) => path === '/patients/medical-records'),
  );
  expect(contact).toMatch(/Patient relations[^]{1,600}medical record[^]{1,400}15105550164/);
  expect(records).toMatch(/patient relations office[^]{1,200}510-555-0164/);
});

it('the page of forms has every form once', () => {
  const page = writtenPages('main').find(({ path }) => path === '/patients/forms')!;
  const ids = placedIn(page.placeholders).flatMap(({ component, params }) =>
    component === 'AccordionItem' ? [params?.['Id']] : [],
  );
  expect(ids.sort()).toEqual(
    formsOf('patients')
      .map(([id]) => id)
      .sort(),
  );
});

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
