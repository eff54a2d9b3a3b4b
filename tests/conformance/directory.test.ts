/**
 * The Content API, the entities API and the look-ups of the caching proxy, over HTTP. The vendor has no JavaScript
 * client for them. Titles carry the line of the protocol's conformance checklist they prove.
 */
import { DIRECTORY_KEY, startSearchPlatform, THING_COUNT } from '#tests/support/searchPlatform.ts';
import type { Answer, SearchPlatform } from '#tests/support/searchPlatform.ts';

type Doc = Record<string, unknown> & { id: string; uid: number };

const CONTENT = '/v2/accounts/me/content';
const ENTITIES = '/v2/accounts/me/entities';
let platform: SearchPlatform;
beforeAll(async () => {
  platform = await startSearchPlatform();
  platform.store.entities.put([
    {
      id: 'aff-hospital',
      type: 'ce_affiliate',
      locale: 'en',
      body: { name: 'Bay Hospital', slug: 'bay-hospital', c_affiliateOrgType: 'Hospital' },
    },
    {
      id: 'aff-group',
      type: 'ce_affiliate',
      locale: 'en',
      body: { name: 'Valley Group', slug: 'valley-group', c_affiliateOrgType: 'Medical Group' },
    },
    {
      id: 'aff-foundation',
      type: 'ce_affiliate',
      locale: 'en',
      body: {
        name: 'A Foundation',
        c_affiliateOrgType: 'Foundation',
        landingPageUrl: '/health-plan/med-group/a',
      },
    },
    {
      id: 'payor-1',
      type: 'ce_healthPlanPayor',
      locale: 'en',
      body: { name: 'Best Payor', slug: 'best-payor' },
    },
    { id: 'award-1', type: 'ce_award', locale: 'en', body: { name: 'Gold Award' } },
  ]);
});
afterAll(() => platform.close());

const docsOf = (answer: Answer) => answer.body.response['docs'] as Doc[];
const idsOf = (answer: Answer) => docsOf(answer).map(({ id }) => id);
const resources = (parameters: Record<string, string | string[] | undefined> = {}) =>
  platform.directory(`${CONTENT}/resources`, { limit: '50', ...parameters });
const entities = (parameters: Record<string, string | undefined> = {}) =>
  platform.directory(ENTITIES, { entityTypes: 'ce_resource', limit: '50', ...parameters });
const entityIds = (answer: Answer) =>
  (answer.body.response['entities'] as { meta: { id: string } }[]).map(({ meta }) => meta.id);

/** All documents of a listing, page by page. */
async function walk(parameters: Record<string, string>): Promise<{ ids: string[]; count: unknown }> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  for (;;) {
    const answer = await resources({ limit: '7', ...parameters, pageToken });
    ids.push(...idsOf(answer));
    const next = answer.body.response['nextPageToken'];
    if (next === undefined) return { ids, count: answer.body.response['count'] };
    pageToken = String(next);
  }
}

describe('content endpoints', () => {
  it('directory 88: docs, count and a next page token while more follow; the pages hold each document once', async () => {
    for (const parameters of [{}, { $sortBy: 'c_price' }, { c_dept: 'Alpha' }]) {
      const { ids, count } = await walk(parameters as Record<string, string>);
      expect(ids).toHaveLength(Number(count));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect((await resources({ c_dept: 'Alpha' })).body.response).not.toHaveProperty('nextPageToken');
  });

  it('directory 88: a document has numeric uid, type and language, and its links expanded', async () => {
    const [doc] = docsOf(await resources({ id: 'thing-01' }));
    expect(doc).toMatchObject({
      id: 'thing-01',
      uid: expect.any(Number),
      locale: 'en',
      meta: { entityType: { id: 'ce_resource' }, locale: 'en', updateTimestamp: expect.any(String) },
      c_links: [
        { id: 'link-0', name: 'Red', meta: { entityType: { id: 'ce_researchTopic' } } },
        { id: 'link-1', name: 'Green' },
      ],
    });
    // The link that leads nowhere is gone.
    expect(doc?.['c_links']).toHaveLength(2);
    expect(JSON.stringify(doc)).not.toContain('$ref');
  });

  it('directory 88: without a language the primary one is meant', async () => {
    expect(docsOf(await resources({ id: 'thing-00' })).map(({ locale }) => locale)).toEqual(['en']);
    expect(docsOf(await resources({ 'meta.locale': 'es' })).map(({ name }) => name)).toEqual(['Cosa cero']);
    expect(docsOf(await resources({ id: 'thing-00', 'meta.locale__in': ['en', 'es'] }))).toHaveLength(2);
  });

  it('directory 89: a token of another query, or one tampered with, is refused', async () => {
    const token = String((await resources({ limit: '5' })).body.response['nextPageToken']);
    const other = await resources({ limit: '5', c_dept: 'Alpha', pageToken: token });
    const tampered = await resources({ limit: '5', pageToken: `${token.slice(0, -2)}xx` });
    const nonsense = await resources({ limit: '5', pageToken: 'nonsense' });
    expect([other.status, tampered.status, nonsense.status]).toEqual([400, 400, 400]);
    expect((await resources({ limit: '9', pageToken: token })).status).toBe(200);
  });

  it('directory 90: in is the union of equals', async () => {
    const any = idsOf(await resources({ c_dept__in: ['Alpha', 'Beta'] }));
    const each = [
      ...idsOf(await resources({ c_dept: 'Alpha' })),
      ...idsOf(await resources({ c_dept: 'Beta' })),
    ];
    expect(any).toEqual(each.sort());
    expect(any).toHaveLength(40);
  });

  it('directory 91: geo counts in miles, other units convert, parentheses are optional', async () => {
    const ask = async (value: string) =>
      (await resources({ yextDisplayCoordinate__geo: value })).body.response['count'];
    // Thing n lies n km away; 5 miles are 8.05 km, and every tenth from the ninth has no place.
    expect(await ask('(lat:38.58,lon:-121.49,radius:5)')).toBe(9);
    expect(await ask('lat:38.58,lon:-121.49,radius:5,unit:km')).toBe(6);
    expect(await ask('(lat:38.58,lon:-121.49,radius:3000,unit:m)')).toBe(4);
    expect(await ask('(lat:38.58,lon:-121.49,radius:10000,unit:ft)')).toBe(4);
    const wrong = await resources({ yextDisplayCoordinate__geo: '(lat:138,lon:0,radius:5)' });
    expect(wrong.status).toBe(400);
  });

  it('directory 92: sorting is descending unless asc is said, and possible once', async () => {
    const down = idsOf(await resources({ $sortBy: 'c_price' }));
    const up = idsOf(await resources({ $sortBy__asc: 'c_price' }));
    expect([down[0], up[0]]).toEqual(['thing-59', 'thing-00']);
    expect(idsOf(await resources({ $sortBy__desc: 'c_price' }))).toEqual(down);
    expect((await resources({ $sortBy: 'c_price', $sortBy__asc: 'name' })).status).toBe(400);
  });

  it('directory 93: dotted and list fields match when any element does', async () => {
    expect((await resources({ 'c_links.name': 'Blue' })).body.response['count']).toBe(20);
    expect((await resources({ 'c_links.name': 'Red' })).body.response['count']).toBe(THING_COUNT);
    const providers = await platform.directory(`${CONTENT}/providers`, {
      'c_offices.officeOrFacility.address.city': 'Sacramento',
      limit: '1',
    });
    expect(Number(providers.body.response['count'])).toBeGreaterThan(1);
  });

  it.each([
    ['c_price__gt', '57', 2],
    ['c_price__gte', '57', 3],
    ['c_price__lt', '3', 3],
    ['c_price__lte', '3', 4],
    ['c_date__gte', '2026-12-01', 5],
    ['c_dept__neq', 'Alpha', 41],
    ['c_flag', 'true', 15],
    ['c_nothing', 'x', 0],
  ])('directory 93: %s=%s', async (name, value, count) => {
    expect((await resources({ [name]: value })).body.response['count']).toBe(count);
  });

  it('directory 94: several ids in the path give their documents; unknown ones are missing', async () => {
    const answer = await platform.directory(`${CONTENT}/resources/thing-02,nothing,thing-01`);
    expect([answer.status, idsOf(answer), answer.body.response['count']]).toEqual([
      200,
      ['thing-02', 'thing-01'],
      2,
    ]);
    const uid = platform.store.entities.get('thing-05')?.uid;
    expect(idsOf(await platform.directory(`${CONTENT}/resources/${uid}`))).toEqual(['thing-05']);
    expect(docsOf(await platform.directory(`${CONTENT}/facilities/thing-01`))).toEqual([]);
  });

  it('directory 95: a missing or malformed v is refused in the envelope, a missing key too', async () => {
    for (const parameters of [{ v: undefined }, { v: '2024' }, { api_key: undefined }]) {
      const answer = await resources(parameters);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ meta: { errors: [{ type: 'FATAL_ERROR' }] }, response: {} });
    }
    expect((await resources({ api_key: 'wrong' })).status).toBe(401);
    const header = await fetch(`${platform.origin}${CONTENT}/resources?v=20240321`, {
      headers: { 'api-key': DIRECTORY_KEY },
    });
    expect(header.status).toBe(200);
  });

  it('directory 97: a limit over 50 is refused everywhere', async () => {
    expect((await resources({ limit: '51' })).status).toBe(400);
    expect((await resources({ limit: '0' })).status).toBe(400);
    expect((await entities({ limit: '51' })).status).toBe(400);
    expect(docsOf(await resources({ limit: undefined }))).toHaveLength(10);
  });

  it.each([
    ['an unknown operator', { c_price__about: '3' }],
    ['an unknown $ parameter', { $filter: 'x' }],
    ['something that is no field', { 'a b': '3' }],
    ['a bound that is no number', { c_price__gt: 'many' }],
  ])('refuses %s', async (_, parameters) => {
    expect((await resources(parameters as Record<string, string>)).status).toBe(400);
  });

  it('an outline endpoint gives of each document what a list of pages needs, and nothing linked', async () => {
    platform.store.entities.put([
      {
        id: 'fac-outline',
        type: 'healthcareFacility',
        locale: 'en',
        body: {
          name: 'Pier Clinic',
          slug: 'pier-clinic',
          mainPhone: '+14155550142',
          c_parentLocation: ['aff-hospital'],
        },
      },
    ]);
    const answer = await platform.directory(`${CONTENT}/facilityOutlines/fac-outline`, {});
    const { meta, ...outline } = docsOf(answer).find(({ id }) => id === 'fac-outline') ?? ({} as Doc);
    expect(outline).toEqual({
      id: 'fac-outline',
      uid: expect.any(Number),
      locale: 'en',
      name: 'Pier Clinic',
      slug: 'pier-clinic',
    });
    expect(meta).toMatchObject({ entityType: { id: 'healthcareFacility' } });
  });

  it('an unknown endpoint is 404, and hospitals and medical groups are told apart by their kind', async () => {
    expect((await platform.directory(`${CONTENT}/nothing`)).status).toBe(404);
    expect((await platform.directory(`${CONTENT}/constructor`)).status).toBe(404);
    expect(idsOf(await platform.directory(`${CONTENT}/healthPlanHospitals`))).toEqual(['aff-hospital']);
    expect(idsOf(await platform.directory(`${CONTENT}/healthPlanMedicalGroups`))).toEqual([
      'aff-foundation',
      'aff-group',
    ]);
  });

  it('follows changes of a document and of what it links to', async () => {
    const name = async () =>
      (docsOf(await resources({ id: 'thing-02' }))[0]?.['c_links'] as { name: string }[])[1]?.name;
    expect(await name()).toBe('Blue');
    platform.store.entities.put([
      { id: 'link-2', type: 'ce_researchTopic', locale: 'en', body: { name: 'Navy' } },
    ]);
    expect(await name()).toBe('Navy');
    platform.store.entities.put([
      { id: 'link-2', type: 'ce_researchTopic', locale: 'en', body: { name: 'Blue' } },
    ]);
    expect(await name()).toBe('Blue');
  });
});

describe('entities', () => {
  it('directory 96: one entity stands directly under response', async () => {
    const answer = await platform.directory(`${ENTITIES}/thing-03`);
    expect(answer.body.response).toMatchObject({
      meta: { id: 'thing-03', uid: expect.any(String), entityType: 'ce_resource', language: 'en' },
      name: 'Thing 03',
    });
    expect((await platform.directory(`${ENTITIES}/nothing`)).status).toBe(404);
  });

  it('directory 96: the list has entities, count and a page token while more follow', async () => {
    const first = await entities({ limit: '40' });
    expect([first.body.response['count'], entityIds(first).length]).toEqual([THING_COUNT + 1, 40]);
    const second = await entities({ limit: '40', pageToken: String(first.body.response['pageToken']) });
    expect(second.body.response).not.toHaveProperty('pageToken');
    expect(new Set([...entityIds(first), ...entityIds(second)]).size).toBe(THING_COUNT + 1);
    const offset = await entities({ limit: '3', offset: '2' });
    expect(entityIds(offset)).toEqual(entityIds(first).slice(2, 5));
    expect((await entities({ offset: '2', pageToken: 'x' })).status).toBe(400);
    expect((await entities({ entityTypes: 'nothing' })).status).toBe(400);
  });

  it('directory 96: only the fields asked for', async () => {
    const answer = await entities({ limit: '1', fields: 'name,address.city,c_links.name' });
    expect((answer.body.response['entities'] as object[])[0]).toEqual({
      meta: expect.any(Object),
      name: expect.any(String),
      address: { city: 'Sacramento' },
      c_links: [{ name: 'Red' }, { name: 'Red' }],
    });
  });

  it.each([
    [{ c_dept: { $eq: 'alpha' } }, 20],
    [{ c_dept: { '!$eq': 'Alpha' } }, 41],
    [{ c_dept: { $in: ['Alpha', 'Beta'] } }, 40],
    [{ name: { $startsWith: 'Thing 0' } }, 10],
    [{ description: { $contains: 'wid' } }, 30],
    [{ description: { $contains: 'idget' } }, 0],
    [{ 'c_links.name': { $containsAll: ['Red', 'Blue'] } }, 20],
    [{ 'c_links.name': { $eqAll: ['Red', 'Green'] } }, 20],
    [{ c_price: { $ge: 10, $lt: 20 } }, 10],
    [{ address: { $hasProperty: 'city' } }, 54],
    [{ $or: [{ c_price: { $eq: 1 } }, { c_price: { $eq: 2 } }] }, 2],
    [{ $and: [{ c_dept: { $eq: 'Alpha' } }, { c_flag: { $eq: true } }] }, 5],
    [{ $not: { c_dept: { $eq: 'Alpha' } } }, 40],
    [{ $complement: { c_dept: { $eq: 'Alpha' } } }, 41],
    [{ c_date: { $lt: 'now' } }, 10],
    [{ c_date: { $lt: 'now+2w' } }, 15],
  ])('filters by %j', async (filter, count) => {
    const answer = await entities({ filter: JSON.stringify(filter) });
    expect(answer.body.response['count']).toBe(count);
  });

  it('filters by hours', async () => {
    const ask = async (filter: object) =>
      (
        await platform.directory(ENTITIES, {
          entityTypes: 'healthcareFacility',
          filter: JSON.stringify(filter),
        })
      ).body.response['count'];
    expect(await ask({ hours: { $openAt: '2026-03-04T09:00' } })).toBe(60);
    expect(await ask({ hours: { $openAt: '2026-03-04T19:00' } })).toBe(0);
    expect(await ask({ hours: { $closedAt: '2026-03-07T09:00' } })).toBe(60);
    expect(await ask({ hours: { $openAt: 'now' } })).toBe(60);
  });

  it.each([
    ['{', '400'],
    ['{"name":{"$sounds":"x"}}', '$sounds'],
    ['{"$anywhere":"x"}', '$anywhere'],
    ['{"name":"x"}', 'name'],
  ])('refuses the filter %s', async (filter) => {
    expect((await entities({ filter })).status).toBe(400);
  });

  it('sorts by several fields', async () => {
    const answer = await entities({
      sortBy: '[{"c_dept":"DESCENDING"},{"c_price":"ASCENDING"}]',
      limit: '3',
    });
    expect(entityIds(answer)).toEqual(['thing-02', 'thing-05', 'thing-08']);
    expect((await entities({ sortBy: '[{"name":"UP"}]' })).status).toBe(400);
  });

  it('searches around a point or a place, nearest first, in miles', async () => {
    const around = (location: string | undefined, radius?: string) =>
      platform.directory(`${ENTITIES}/geosearch`, {
        entityTypes: 'ce_resource',
        location,
        radius,
        limit: '3',
      });
    const answer = await around('38.58,-121.49', '5');
    expect(answer.body.response['count']).toBe(9);
    expect(answer.body.response['distances']).toMatchObject([
      { id: 'thing-00', distanceMiles: 0 },
      { id: 'thing-01', distanceKilometers: expect.closeTo(1, 3) },
      { id: 'thing-02', distanceMiles: expect.closeTo(2 / 1.609344, 3) },
    ]);
    expect((await around('Sacramento, CA')).status).toBe(200);
    expect((await around(undefined)).status).toBe(400);
    expect((await around('Atlantis')).status).toBe(400);
    expect((await around('38.58,-121.49', '9999')).status).toBe(400);
  });
});

describe('caching proxy', () => {
  const ask = async (path: string) => {
    const response = await fetch(`${platform.origin}/proxy/api/${path}`);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const uidOf = (id: string) => platform.store.entities.get(id)?.uid;

  it('[S-359] answers a facility by internal id as docs', async () => {
    const found = await ask(`yextHealthcareFacilityByInternalId/${uidOf('fac-000001')}`);
    expect(found.body).toMatchObject({ response: { count: 1, docs: [{ id: 'fac-000001' }] } });
    const other = await ask(`yextHealthcareFacilityByInternalId/${uidOf('thing-01')}`);
    expect(other).toMatchObject({ status: 200, body: { response: { count: 0, docs: [] } } });
  });

  it('answers an award by internal id as docs', async () => {
    const found = await ask(`yextAwardByInternalId/${uidOf('award-1')}`);
    expect(found.body).toMatchObject({ response: { docs: [{ name: 'Gold Award' }] } });
    expect((await ask('yextAwardByInternalId/abc')).body).toMatchObject({ response: { docs: [] } });
  });

  it('answers any entity by internal id and by entity id, by endpoint name or type id', async () => {
    for (const path of [
      `entityByInternalId/resources/${uidOf('thing-04')}`,
      'entityByEntityId/ce_resource/thing-04',
    ]) {
      expect((await ask(path)).body).toMatchObject({ response: { count: 1, docs: [{ id: 'thing-04' }] } });
    }
    expect((await ask('entityByEntityId/nothing/thing-04')).status).toBe(404);
  });

  it('[S-327] lists the cities of professionals', async () => {
    const { body } = await ask('healthcareProfessionalCities');
    expect(body).toContainEqual({ city: 'Sacramento', region: 'CA' });
    const names = (body as { city: string }[]).map(({ city }) => city);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('[S-330] lists the specialties of professionals', async () => {
    const { body } = await ask('healthcareProfessionalSpecialties');
    expect(body).toContainEqual({
      id: 'spec-000002',
      uid: uidOf('spec-000002'),
      name: 'Cardiology',
      slug: 'spec-2',
    });
  });

  it.each([
    ['hospitals', [{ displayName: 'Bay Hospital', url: '/health-plan/hospital/bay-hospital-aff-hospital' }]],
    ['payors', [{ displayName: 'Best Payor', url: '/health-plan/plan/best-payor-payor-1' }]],
    [
      'medical-groups',
      [
        { displayName: 'A Foundation', url: '/health-plan/med-group/a' },
        { displayName: 'Valley Group', url: '/health-plan/med-group/valley-group-aff-group' },
      ],
    ],
  ])('[S-333] lists the options of %s', async (kind, options) => {
    expect((await ask(`dropdownsSearch/${kind}`)).body).toEqual(options);
  });

  it('an unknown list is 404', async () => {
    expect((await ask('dropdownsSearch/nothing')).status).toBe(404);
  });
});
