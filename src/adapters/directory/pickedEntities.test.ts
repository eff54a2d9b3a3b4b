import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import { answer, stubDirectory } from './testing/stubDirectory.ts';

const award = (id: string, uid: number, more: Record<string, unknown> = {}) => ({
  id,
  uid,
  locale: 'en',
  name: `Award ${id}`,
  c_displayYears: ['2025'],
  c_internalNote: 'stays here',
  meta: { entityType: { id: 'ce_award' } },
  ...more,
});
const down = (): never => {
  throw outage();
};

function adapter(respond: (call: StubCall) => unknown, cachingProxy?: string) {
  const { directory, lines, http } = stubDirectory(respond, { cachingProxy });
  return { directory, lines, asked: () => http.calls.map(({ url }) => url.pathname) };
}

const PROXY = 'http://proxy.test/proxy';
const picks = [
  { id: '7', entityId: 'a7' },
  { id: '8', entityId: 'a8' },
];

describe('picked awards', () => {
  it('[S-325] come from the caching proxy, one call for each by its internal id, read from response.docs', async () => {
    const { directory, asked } = adapter(
      ({ url }) => answer([url.pathname.endsWith('/7') ? award('a7', 7) : award('a8', 8)]),
      PROXY,
    );
    const { found } = await directory.picked('award', picks, 'en');
    expect(asked()).toEqual(['/proxy/api/yextAwardByInternalId/7', '/proxy/api/yextAwardByInternalId/8']);
    expect(found.map(({ id, entityType }) => [id, entityType])).toEqual([
      ['a7', 'ce_award'],
      ['a8', 'ce_award'],
    ]);
  });

  it('[S-326] without a proxy come from one content search by id, in the order picked', async () => {
    const { directory, asked } = adapter(() => answer([award('a8', 8), award('a7', 7)]));
    const { found } = await directory.picked('award', picks, 'en');
    expect(asked()).toEqual(['/v2/accounts/me/content/awards/a7,a8']);
    expect(found.map(({ id }) => id)).toEqual(['a7', 'a8']);
  });

  it('carry what cards read, and nothing else', async () => {
    const { directory } = adapter(() => answer([award('a7', 7)]));
    const { found } = await directory.picked('award', picks, 'en');
    expect(found[0]?.data).toEqual({
      id: 'a7',
      uid: 7,
      name: 'Award a7',
      c_displayYears: ['2025'],
      type: 'ce_award',
    });
  });

  it.each([
    ['the proxy', PROXY],
    ['the directory', undefined],
  ])('[X-052] when %s fails are an empty list, logged in its words', async (_row, proxy) => {
    const { directory, lines } = adapter(down, proxy);
    expect(await directory.picked('award', picks, 'en')).toEqual({ found: [], isWhole: false });
    expect(lines).toEqual([{ event: 'picked-entities', message: 'Unable to fetch yext awards entities.' }]);
  });

  it('of which one call fails keep the others', async () => {
    const { directory, lines } = adapter(
      ({ url }) => (url.pathname.endsWith('/7') ? down() : answer([award('a8', 8)])),
      PROXY,
    );
    const { found, isWhole } = await directory.picked('award', picks, 'en');
    expect(found.map(({ id }) => id)).toEqual(['a8']);
    expect(isWhole).toBe(false);
    expect(lines).toHaveLength(1);
  });

  it('leave out what is deleted, nameless or gone, and ask nothing for none', async () => {
    const { directory, asked } = adapter(() =>
      answer([award('a7', 7, { c_isDeleted: true }), award('a8', 8, { name: '' }), { nonsense: true }]),
    );
    expect(await directory.picked('award', picks, 'en')).toEqual({ found: [], isWhole: true });
    expect(await directory.picked('award', [], 'en')).toEqual({ found: [], isWhole: true });
    expect(asked()).toHaveLength(1);
  });

  it('without a profile in the language are the English ones', async () => {
    const { directory } = adapter(({ url }) =>
      url.searchParams.get('meta.locale') === 'es'
        ? answer([award('a8', 8, { name: 'Premio', locale: 'es' })])
        : answer([award('a7', 7)]),
    );
    const { found } = await directory.picked('award', picks, 'es');
    expect(found.map(({ data }) => data['name'])).toEqual(['Award a7', 'Premio']);
  });
});

describe('picked articles and places', () => {
  it('[S-355] articles are looked up by reference ids, each at the endpoint of its type', async () => {
    const { directory, asked } = adapter(({ url }) => {
      const id = url.pathname.split('/').at(-1) ?? '';
      return answer([{ id, uid: 1, name: id, locale: 'en' }]);
    });
    const items = [
      { id: '1', entityId: 'page1', type: 'ce_sutterPage' },
      { id: '2', entityId: 'ask1', type: 'ce_askAnExpert' },
      { id: '3', entityId: 'news1', type: 'wp_post' },
    ];
    const { found } = await directory.picked('article', items, 'en');
    expect(
      asked()
        .map((path) => path.replace('/v2/accounts/me/content/', ''))
        .sort(),
    ).toEqual(['articles/page1', 'askAnExpert/ask1', 'posts/news1']);
    expect(found.map(({ id }) => id)).toEqual(['page1', 'ask1', 'news1']);
  });

  it('[X-054] places that cannot be fetched are an empty list, logged in its words', async () => {
    const { directory, lines } = adapter(down);
    expect(await directory.picked('location', picks, 'en')).toEqual({ found: [], isWhole: false });
    expect(lines).toEqual([
      { event: 'picked-entities', message: 'Unable to fetch yext locations entities.' },
    ]);
  });

  it('a type nobody knows is asked for where its kind is kept', async () => {
    const { directory, asked } = adapter(() => answer([]));
    await directory.picked('location', [{ id: '1', type: '__proto__' }], 'en');
    expect(asked()).toEqual(['/v2/accounts/me/content/facilities/1']);
  });
});

describe('teaserResults', () => {
  it('[S-309] finds what the lookup finds, as cards take it', async () => {
    const { directory } = adapter(({ url }) =>
      answer(url.searchParams.has('uid') ? [] : [award('a7', 7, { c_shortDescription: 'Why' })]),
    );
    expect(await directory.teaserResults('ce_award', 'a7', 'en')).toMatchObject({
      found: [{ id: 'a7', data: { c_shortDescription: 'Why' } }],
      isWhole: true,
    });
  });
});

describe('services', () => {
  const link = (id: string, name: string) => ({ id, name, meta: { entityType: { id: 'x' } } });
  const document = {
    id: 'svc1',
    uid: 100574,
    locale: 'en',
    name: 'Heart Care',
    c_synonyms: ['Cardiac care'],
    c_detailPageURL: '/services/heart',
    c_shortDescription: 'Care for hearts.',
    c_displayTreatments: [link('p1', 'Valve repair')],
    c_displayConditions: [link('c1', 'Heart failure')],
    c_displayDiagnostics: [link('d1', 'Echocardiogram')],
    c_serviceAwards: [award('a7', 7, { c_awardPresenter: [link('pr1', 'Heart Council')] }), 'nonsense'],
    c_servicePageService: [
      {
        c_specialty: [link('s1', 'Cardiology')],
        c_relatedProcedures: [link('p1', 'Valve repair'), link('p1', 'Valve repair')],
        c_relatedConditions: [link('c1', 'Heart failure')],
        c_relatedReasonsForVisit: [link('r1', 'Chest pain checkup')],
      },
    ],
  };

  it('[S-207, Q-230] are read with all their fields', async () => {
    const { directory, asked } = adapter(() => answer([document]));
    expect(await directory.service('svc1', 'en')).toEqual({
      kind: 'found',
      value: {
        id: 'svc1',
        uid: '100574',
        locale: 'en',
        name: 'Heart Care',
        path: '/services/heart',
        synonyms: ['Cardiac care'],
        shortDescription: 'Care for hearts.',
        treatments: [{ id: 'p1', name: 'Valve repair' }],
        conditions: [{ id: 'c1', name: 'Heart failure' }],
        diagnostics: [{ id: 'd1', name: 'Echocardiogram' }],
        awards: [
          {
            id: 'a7',
            entityType: 'ce_award',
            data: {
              id: 'a7',
              uid: 7,
              name: 'Award a7',
              c_awardPresenter: [link('pr1', 'Heart Council')],
              c_displayYears: ['2025'],
              type: 'ce_award',
            },
          },
        ],
        taxonomy: {
          specialties: [{ id: 's1', name: 'Cardiology' }],
          procedures: [{ id: 'p1', name: 'Valve repair' }],
          conditions: [{ id: 'c1', name: 'Heart failure' }],
          reasons: [{ id: 'r1', name: 'Chest pain checkup' }],
        },
      },
    });
    expect(asked()).toEqual(['/v2/accounts/me/content/services/svc1']);
  });

  it.each([
    ['absent', () => answer([])],
    ['failed', down],
    ['failed', () => answer([{ id: 'svc1', locale: 'en' }])],
  ])('are %s', async (kind, respond) => {
    expect((await adapter(respond).directory.service('svc1', 'en')).kind).toBe(kind);
  });

  it('fields of another kind are left out', async () => {
    const wild = Object.fromEntries(Object.keys(document).map((key) => [key, 7]));
    const { directory } = adapter(() => answer([{ ...wild, id: 'svc1', name: 'Heart Care', locale: 'en' }]));
    expect(await directory.service('svc1', 'en')).toMatchObject({
      value: { awards: [], treatments: [], taxonomy: { specialties: [] } },
    });
  });

  it('[S-344, C-041] of the top level are asked for fifty at most', async () => {
    const { directory, http } = stubDirectory(() =>
      answer([
        document,
        { id: 'svc2', name: 'Chaplains', c_detailPageURL: 'javascript:alert(1)' },
        { id: 'svc3' },
      ]),
    );
    expect(await directory.topLevelServices('es')).toEqual([
      { id: 'svc1', name: 'Heart Care', path: '/services/heart' },
      { id: 'svc2', name: 'Chaplains' },
    ]);
    const { pathname, searchParams } = http.calls[0]!.url;
    expect(pathname).toBe('/v2/accounts/me/content/services');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      c_topLevelService: 'true',
      limit: '50',
      'meta.locale': 'es',
    });
  });

  it('of the top level that cannot be fetched are a rejection, never none', async () => {
    await expect(adapter(down).directory.topLevelServices('en')).rejects.toThrow();
  });
});
