import { checkPage, guardNote } from './checkPage.ts';
import type { Finding, GuardedPage, GuardField, OutlineHeading, OutlineLink } from './Guard.ts';
import { englishSyllables, readingLevel, spanishSyllables } from './readingLevel.ts';
import { innerPaths } from './rules.ts';

const field = (
  name: string,
  type: GuardField['type'],
  raw: string,
  rest: Partial<GuardField> = {},
): GuardField => ({
  ...{ name, type, raw, field: `i/${name}`, owner: 'u1', itemId: 'i', isRequired: false },
  ...rest,
});
const heading = (level: number, text: string, owner = 'u1'): OutlineHeading => ({
  level,
  text,
  owner,
  field: `i/${text}`,
});
const link = (href: string, text: string, owner = 'u1'): OutlineLink => ({
  href,
  text,
  owner,
  field: 'i/Text',
});

const page = (rest: Partial<GuardedPage>): GuardedPage => ({
  ...{ language: 'en', fields: [], owners: new Set(['u1', 'u2']) },
  ...rest,
});
const found = (rest: Partial<GuardedPage>): string[] => {
  const { blockers, warnings } = checkPage(page(rest));
  return [...blockers, ...warnings].map(({ rule }: Finding) => rule);
};
const of = (...fields: GuardField[]) => found({ fields });

it('finds nothing on a page that is well', () => {
  const outline = {
    headings: [heading(1, 'A'), heading(2, 'B'), heading(3, 'C'), heading(2, 'D')],
    links: [link('/find-care', 'Find care')],
  };
  const fields = [
    field('Picture', 'Image', '<image src="/-/media/a.jpg" alt="The entrance" />'),
    field(
      'Text',
      'Rich Text',
      '<p>See <a href="/visit">our hours</a> <img src="/-/media/b.jpg" alt=""></p>',
      { isRequired: true },
    ),
    field('Link', 'General Link', '<link href="/visit" text="Plan a visit" />'),
  ];
  expect(found({ fields, outline, unknownPaths: [], translation: { older: [], ahead: [] } })).toEqual([]);
});

it('warns of texts of the page that stand out too little, and not of what stands around it', () => {
  const faint = { text: 'Call us', ratio: 1.19, needed: 4.5, field: 'i/Text' };
  const outline = {
    ...{ headings: [heading(1, 'A')], links: [] },
    faint: [
      { ...faint, owner: 'u1' },
      { ...faint, owner: 'shell' },
    ],
  };
  const { blockers, warnings } = checkPage(page({ outline }));
  expect(blockers).toEqual([]);
  expect(warnings).toEqual([
    {
      rule: 'low-contrast',
      fill: { text: 'Call us', ratio: 1.1, needed: 4.5 },
      field: 'i/Text',
      owner: 'u1',
    },
  ]);
});

describe('pictures', () => {
  it('a picture nobody has said anything about stops a publication, in a field and in a text', () => {
    const { blockers } = checkPage(
      page({
        fields: [
          field('Picture', 'Image', '<image src="/a.jpg" />'),
          field('Text', 'Rich Text', '<p>x</p><img src="/b.jpg" />'),
        ],
      }),
    );
    expect(blockers.map(({ rule, field: key }) => [rule, key])).toEqual([
      ['missing-alt', 'i/Picture'],
      ['missing-alt', 'i/Text'],
    ]);
  });
  it('one that is said to be decoration does not, and a place without a picture neither', () => {
    expect(of(field('P', 'Image', '<image src="/a.jpg" alt="" />'), field('Q', 'Image', ''))).toEqual([]);
  });
  it.each(['IMG_2041', 'DSC-0017.jpg', 'heart-house.webp', '20240311_1209'])('%s says nothing', (alt) => {
    expect(of(field('P', 'Image', `<image src="/a.jpg" alt="${alt}" />`))).toEqual(['alt-file-name']);
  });
  it.each(['The main entrance', 'Room 12', 'Nurse with a child, 2026'])('%s does', (alt) => {
    expect(of(field('P', 'Image', `<image src="/a.jpg" alt="${alt}" />`))).toEqual([]);
  });
});

describe('texts', () => {
  it.each<[GuardField['type'], string]>([
    ['Single-Line Text', '  '],
    ['Rich Text', '<p>&nbsp;</p><p></p>'],
    ['Image', ''],
  ])('a required one that says nothing stops a publication (%s)', (type, raw) => {
    expect(of(field('Headline', type, raw, { isRequired: true }))).toEqual(['empty-required']);
    expect(of(field('Headline', type, raw))).toEqual([]);
  });
  it('titles and descriptions longer than results show are told of, with their length', () => {
    const fields = [
      field('Title', 'Single-Line Text', 'x'.repeat(61), { owner: '' }),
      field('Meta Description', 'Single-Line Text', 'y'.repeat(161), { owner: '' }),
      field('Title', 'Single-Line Text', 'x'.repeat(61)),
      field('Meta Title', 'Single-Line Text', 'x'.repeat(60), { owner: '' }),
    ];
    const { warnings } = checkPage(page({ fields }));
    expect(warnings.map(({ rule, fill }) => [rule, fill])).toEqual([
      ['long-title', { field: 'Title', count: 61, most: 60 }],
      ['long-description', { field: 'Meta Description', count: 161, most: 160 }],
    ]);
  });
});

describe('headings', () => {
  const of = (...headings: OutlineHeading[]) => found({ outline: { headings, links: [] } });
  it('a second h1 stops a publication; none at all is told of', () => {
    expect(of(heading(1, 'A'), heading(1, 'B'))).toEqual(['two-h1']);
    expect(of(heading(2, 'A'))).toEqual(['no-h1']);
  });
  it('a rank left out on the way down is told of where it happens, and not on the way up', () => {
    const { warnings } = checkPage(
      page({ outline: { headings: [heading(1, 'A'), heading(4, 'B'), heading(2, 'C')], links: [] } }),
    );
    expect(warnings.map(({ rule, fill }) => [rule, fill['text'], fill['level'], fill['before']])).toEqual([
      ['heading-jump', 'B', 4, 1],
    ]);
  });
  it('headings around the page are not its own', () => {
    expect(of(heading(1, 'A'), heading(2, 'B'), heading(6, 'Footer', 'shell'))).toEqual([]);
  });
});

describe('links', () => {
  it.each(['<link href="#" text="Find care" />', '<link href="" text="Find care" />'])(
    '%s leads nowhere',
    (raw) => {
      expect(of(field('Link', 'General Link', raw))).toEqual(['link-nowhere']);
    },
  );
  it.each([
    '<p><a href="#">x</a></p>',
    '<p><a href="">x</a></p>',
    '<a class="b" href="javascript:void(0)">x</a>',
  ])('nor does %s', (raw) => {
    expect(of(field('Text', 'Rich Text', raw))).toEqual(['link-nowhere']);
  });
  it.each(['<a name="top"></a>', '<a href="#top">Up</a>', '<a href="/visit">x</a>', '<a href=""></a>'])(
    '%s is no such link',
    (raw) => {
      expect(of(field('Text', 'Rich Text', raw))).toEqual([]);
    },
  );
  it.each([
    ['en', 'Click here'],
    ['en', 'Read more…'],
    ['es', 'Haga clic aquí'],
    ['es', 'Más información'],
    ['es', 'aquí'],
  ] as const)('words that say nothing are told of (%s: %s)', (language, text) => {
    const outline = {
      headings: [heading(1, 'A')],
      links: [link('/x', text), link('/y', text, 'shell'), link('/z', 'Find a doctor')],
    };
    expect(found({ language, outline })).toEqual(['link-text']);
  });
  it('addresses of this site that nobody knows are told of', () => {
    const links = [
      link('/gone/?a=1#b', 'Old'),
      link('/visit', 'New'),
      link('https://example.org/gone', 'Other'),
      link('/gone', 'Shell', 'shell'),
    ];
    const outline = { headings: [heading(1, 'A')], links };
    const { warnings } = checkPage(page({ outline, unknownPaths: ['/gone'] }));
    expect(warnings.map(({ rule, fill }) => [rule, fill])).toEqual([
      ['dead-link', { path: '/gone', text: 'Old' }],
    ]);
  });
  it('asked for are pages alone, each once', () => {
    const links = [
      '/a',
      '/a/',
      '/a?b',
      '/',
      '//other',
      '/-/media/x',
      '/files/a.pdf',
      '/api/x',
      '#a',
      'tel:1',
    ].map((href) => link(href, 'x'));
    expect(innerPaths(page({ outline: { headings: [], links } }))).toEqual(['/a', '/']);
  });
});

it('a language that was changed later is told of, leading to the first part of it', () => {
  const fields = [
    field('A', 'Single-Line Text', 'a'),
    field('B', 'Single-Line Text', 'b', { itemId: 'j', field: 'j/B' }),
  ];
  const { warnings } = checkPage(page({ fields, translation: { older: ['j', 'k'], ahead: ['i'] } }));
  expect(warnings.map(({ rule, field: key, fill }) => [rule, key, fill['count']])).toEqual([
    ['stale-translation', 'j/B', 2],
    ['translation-behind', 'i/A', 1],
  ]);
});

it('a review that is past is told of from the day after', () => {
  expect(found({ reviewBy: '2026-03-01', today: '2026-03-01' })).toEqual([]);
  expect(found({ reviewBy: '2026-03-01', today: '2026-03-02' })).toEqual(['review-past']);
});

describe('reading level', () => {
  it.each([
    ['care', 1],
    ['hospital', 3],
    ['appointment', 3],
    ['emergency', 4],
    ['the', 1],
  ])('%s has %i syllables', (word, count) => {
    expect(englishSyllables(word)).toBe(count);
  });
  it.each([
    ['salud', 2],
    ['cuidado', 3],
    ['médico', 3],
    ['policía', 4],
    ['corazón', 3],
    ['queso', 2],
    ['guitarra', 3],
    ['aéreo', 4],
    ['ciudad', 2],
    ['muy', 1],
    ['mayo', 2],
    ['vergüenza', 3],
  ])('%s tiene %i sílabas', (word, count) => {
    expect(spanishSyllables(word)).toBe(count);
  });

  const easyEn =
    'We are here to help you. Call us day or night. A nurse will talk with you. You can come in today. ';
  const hardEn =
    'Comprehensive cardiovascular rehabilitation necessitates interdisciplinary collaboration among physicians, physiotherapists, and nutritionists, facilitating individualized optimization of functional capacity following hospitalization for decompensated myocardial insufficiency. ';
  const easyEs =
    'Estamos aquí para usted. Llame de día o de noche. Le dan cita hoy. Venga con un amigo. Es fácil. ';
  const hardEs =
    'La rehabilitación cardiovascular interdisciplinaria requiere la colaboración coordinada de especialistas en fisioterapia, nutrición y psicología, favoreciendo la optimización individualizada de la capacidad funcional posterior a la hospitalización. ';

  it.each([
    ['en', easyEn, false],
    ['en', hardEn, true],
    ['es', easyEs, false],
    ['es', hardEs, true],
  ] as const)('tells easy from hard (%s)', (language, text, isHard) => {
    expect(readingLevel(text.repeat(8), language)?.isHard).toBe(isHard);
    const raw = `<p>${text.repeat(8)}</p>`;
    expect(found({ language, fields: [field('Text', 'Rich Text', raw)] })).toEqual(
      isHard ? ['reading-level'] : [],
    );
  });
  it('says nothing of a few words, and takes items of a list for sentences', () => {
    expect(readingLevel(hardEn, 'en')).toBeUndefined();
    const list = `<ul>${'<li>Call a nurse at home</li>'.repeat(40)}</ul>`;
    expect(found({ fields: [field('Text', 'Rich Text', list)] })).toEqual([]);
  });
});

it('what is kept with a publication is how much was found, and by which rules', () => {
  const fields = [
    field('P', 'Image', '<image src="/a.jpg" />'),
    field('Q', 'Image', '<image src="/b.jpg" />'),
    field('R', 'Image', '<image src="/b.jpg" alt="b.jpg" />'),
  ];
  expect(guardNote(checkPage(page({ fields })))).toEqual({
    blockers: 2,
    warnings: 1,
    rules: ['alt-file-name', 'missing-alt'],
  });
});

it.each([
  ['a text', field('Headline', 'Single-Line Text', 'Example text'), 'Example text'],
  ['a text in Spanish', field('Headline', 'Single-Line Text', ' Texto de ejemplo '), 'Texto de ejemplo'],
  [
    'a rich text with more around it',
    field(
      'Text',
      'Rich Text',
      '<h2>Ours</h2><p>Example text. Write here what <b>visitors</b> need to know.</p>',
    ),
    'Example text. Write here what visitors need to know.',
  ],
  ['a link', field('Link', 'General Link', '<link href="/" text="Example link" />'), 'Example link'],
])('example words stop a publication in %s', (_, one, text) => {
  const { blockers } = checkPage(page({ fields: [one] }));
  expect(blockers).toEqual([{ rule: 'example-text', fill: { text }, field: one.field, owner: 'u1' }]);
});

it('takes no words for an example that only speak of one', () => {
  expect(of(field('Text', 'Rich Text', '<p>An example text of a letter.</p>'))).toEqual([]);
});
