import { outage, stubHttp } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import { DIRECTORY_API_VERSION } from './directoryClient.ts';
import { fetchHealthTopics } from './fetchHealthTopics.ts';
import { answer, stubDirectory } from './testing/stubDirectory.ts';

const doc = (id: string, locale = 'en', extra = {}) => ({
  id,
  uid: 7,
  locale,
  name: 'Harbor',
  slug: 'harbor',
  ...extra,
});

function adapter(respond: (call: StubCall) => unknown, cachingProxy?: string) {
  const stub = stubDirectory(respond, { cachingProxy });
  return { ...stub, messages: () => stub.lines.flatMap(({ message }) => message ?? []) };
}

describe('entity', () => {
  it('[S-306, C-015] asks the content endpoint with key, version and language', async () => {
    const { directory, http } = adapter(() => answer([doc('fac-1')]));
    expect((await directory.entity('healthcareFacility', 'fac-1', 'en')).kind).toBe('found');
    const [call] = http.calls;
    expect(call?.url.pathname).toBe('/v2/accounts/me/content/facilities/fac-1');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      'meta.locale': 'en',
      api_key: 'key',
      v: '20240321',
    });
    expect(DIRECTORY_API_VERSION).toBe('20240321');
  });

  it('falls back to English where there is no profile in the language, and says so', async () => {
    const { directory } = adapter(({ url }) =>
      answer(url.searchParams.get('meta.locale') === 'en' ? [doc('fac-1')] : []),
    );
    expect(await directory.entity('healthcareFacility', 'fac-1', 'es')).toMatchObject({
      kind: 'found',
      value: { locale: 'en' },
    });
  });

  it('[D-007] a number is looked for as id and as uid', async () => {
    const { directory } = adapter(({ url }) =>
      answer(url.searchParams.get('uid') === '700' ? [doc('fac-1')] : []),
    );
    expect(await directory.entity('healthcareFacility', '700', 'en')).toMatchObject({
      value: { id: 'fac-1' },
    });
  });

  it.each([
    ['absent', () => answer([])],
    ['absent', () => answer([doc('fac-1', 'en', { c_isDeleted: true })])],
    [
      'failed',
      () => {
        throw outage();
      },
    ],
    ['failed', () => answer([{ uid: 1, locale: 'en' }])],
    ['failed', () => 'nonsense'],
  ])('is %s', async (kind, respond) => {
    expect((await adapter(respond).directory.entity('healthcareFacility', 'fac-1', 'en')).kind).toBe(kind);
  });

  it('says what a deleted entity was, where that can be read', async () => {
    const gone = (extra: object) => answer([doc('fac-1', 'en', { c_isDeleted: true, ...extra })]);
    expect(await adapter(() => gone({})).directory.entity('healthcareFacility', 'fac-1', 'en')).toMatchObject(
      {
        kind: 'absent',
        former: { id: 'fac-1', path: '/find-location/facility/harbor/fac-1' },
      },
    );
    const unreadable = adapter(() => gone({ name: '' })).directory;
    expect(await unreadable.entity('healthcareFacility', 'fac-1', 'en')).toEqual({ kind: 'absent' });
  });

  it.each(['.', '..', '../..', 'a/b', '..\\x'])('%j is no id: absent, and not asked for', async (id) => {
    const { directory, http } = adapter(() => answer([doc('fac-1')]));
    expect((await directory.entity('healthcareFacility', id, 'en')).kind).toBe('absent');
    expect(http.calls).toEqual([]);
  });

  it('[S-308, X-011] logs the errors of an answer with type, code, message and uuid', async () => {
    const { directory, lines } = adapter(() => ({
      ...answer([doc('fac-1')]),
      meta: { uuid: 'u-9', errors: [{ type: 'NON_FATAL', code: 5, message: 'careful' }] },
    }));
    await directory.entity('healthcareFacility', 'fac-1', 'en');
    expect(lines).toContainEqual({
      event: 'directory-error',
      type: 'NON_FATAL',
      code: 5,
      message: 'careful',
      uuid: 'u-9',
    });
  });
});

describe('summaries', () => {
  it('[S-307] follows nextPageToken to the end', async () => {
    const { directory, http } = adapter(({ url }) =>
      url.searchParams.has('pageToken') ? answer([doc('b-2')]) : answer([doc('a-1')], { nextPageToken: 't' }),
    );
    const found: unknown[] = [];
    for await (const entity of directory.summaries('healthcareFacility', 'en')) found.push(entity.path);
    expect(found).toEqual(['/find-location/facility/harbor/a-1', '/find-location/facility/harbor/b-2']);
    expect(http.calls.map(({ url }) => url.searchParams.get('pageToken'))).toEqual([null, 't']);
  });

  it.each([
    ['ce_researchPublication', {}, '/research/publications/harbor/a-1'],
    ['ce_researchStudy', { c_clinicalType: 'Clinical' }, '/research/clinical-trials/harbor/a-1'],
    ['ce_researchStudy', { c_clinicalType: 'Non Clinical' }, '/research/studies/harbor/a-1'],
    ['ce_investigator', {}, '/research/investigators/harbor/a-1'],
    ['ce_patientStory', {}, '/patient-stories/harbor/a-1'],
    ['ce_askAnExpert', {}, '/ask-an-expert/answers/harbor/a-1'],
    ['ce_volunteerOpportunity', {}, '/volunteering/opportunities/harbor/a-1'],
    ['ce_affiliate', { c_affiliateOrgType: 'Hospital' }, '/health-plan/hospital/harbor/a-1'],
    ['ce_affiliate', { c_affiliateOrgType: 'IPA' }, '/health-plan/med-group/harbor/a-1'],
    ['ce_healthPlanPayor', {}, '/health-plan/plan/harbor-7'],
    [
      'ce_healthPlan',
      { c_payor: [{ id: 'pay1', uid: 8, name: 'Bay Payor' }] },
      '/health-plan/plan/bay-payor-pay1/harbor/a-1',
    ],
    ['ce_researchTopic', {}, undefined],
  ])('the address of a %s with %j is that of its page', async (type, extra, path) => {
    const { directory } = adapter(() =>
      answer([doc('a-1', 'en', { ...extra, meta: { updateTimestamp: '2026-01-02T00:00:00Z' } })]),
    );
    const found: unknown[] = [];
    for await (const entity of directory.summaries(type, 'en')) found.push([entity.path, entity.updatedAt]);
    expect(found).toEqual([[path, '2026-01-02T00:00:00Z']]);
  });

  it('ends when a token repeats, and leaves deleted and nameless documents out', async () => {
    const { directory } = adapter(() =>
      answer([doc('a'), doc('b', 'en', { c_isDeleted: true }), { id: 'c' }], { nextPageToken: 'same' }),
    );
    const found: string[] = [];
    for await (const entity of directory.summaries('healthcareFacility', 'en')) found.push(entity.id);
    expect(found).toEqual(['a', 'a']);
  });
});

describe('teaser', () => {
  const attempts = [
    'proxy /proxy/api/entityByInternalId/ce_award/9',
    'proxy /proxy/api/entityByEntityId/ce_award/9',
    'directory /v2/accounts/me/content/awards',
    'directory /v2/accounts/me/content/awards/9',
  ];
  const seen = (calls: StubCall[]) => calls.map(({ upstream, url }) => `${upstream} ${url.pathname}`);

  it.each([
    ['[S-309, S-310] the proxy by id first', 1],
    ['[S-311] then the proxy by entity id', 2],
    ['[S-312] then the directory by id', 3],
    ['[S-313] then the directory by entity id', 4],
  ])('%s', async (_row, successAt) => {
    let count = 0;
    const { directory, http } = adapter(() => {
      count += 1;
      return count === successAt ? answer([doc('award-9')]) : answer([]);
    }, 'http://directory.test/proxy');
    expect(await directory.teaser('ce_award', '9', 'en')).toMatchObject({
      found: [{ id: 'award-9', name: 'Harbor' }],
      isWhole: true,
    });
    expect(seen(http.calls)).toEqual(attempts.slice(0, successAt));
  });

  it('[S-314] documents without a count above 0 do not count', async () => {
    const { directory } = adapter(() => answer([doc('a')], { count: 0 }), 'http://directory.test/proxy');
    expect(await directory.teaser('ce_award', '9', 'en')).toEqual({ found: [], isWhole: true });
  });

  it('[X-005, X-006, X-007, X-008, X-009, X-010] each failed attempt is logged in its words, and the list is empty', async () => {
    const { directory, messages } = adapter(() => {
      throw outage();
    }, 'http://directory.test/proxy');
    expect(await directory.teaser('ce_award', '9', 'en')).toEqual({ found: [], isWhole: false });
    expect(messages()).toEqual([
      'Could not fetch from cache by ID',
      'Could not fetch from cache by Entity ID',
      'Could not fetch from directory by ID',
      'Could not fetch from directory by Entity ID',
      'Could not fetch entity with id 9',
    ]);
  });

  it('without a proxy the lookup starts at the directory', async () => {
    const { directory, http } = adapter(() => answer([]));
    await directory.teaser('ce_award', '9', 'en');
    expect(seen(http.calls)).toEqual(attempts.slice(2));
  });
});

describe('an answer 200 that is none', () => {
  it.each([
    ['nothing in it', {}],
    ['no response', { meta: { errors: [] } }],
    ['no meta', { response: { count: 0, docs: [] } }],
    ['an empty response', { meta: {}, response: {} }],
    ['documents that are no list', { meta: {}, response: { count: 1, docs: { a: 1 } } }],
    ['no count', { meta: {}, response: { docs: [] } }],
    ['another protocol', { meta: 7, response: 'none', data: ['unexpected'] }],
    ['errors beside documents', answer([doc('fac-1')], {}, [{ type: 'FATAL_ERROR', message: 'x' }])],
    ['a page', '<!doctype html>'],
  ])('is a failure and never absence: %s', async (_what, body) => {
    const { directory } = adapter(() => body);
    expect((await directory.entity('healthcareFacility', 'fac-1', 'en')).kind).toBe('failed');
    await expect(directory.topLevelServices('en')).rejects.toThrow();
    expect(await directory.teaser('ce_award', '9', 'en')).toEqual({ found: [], isWhole: false });
  });

  it('warnings beside documents are logged, and the documents taken', async () => {
    const { directory } = adapter(() => answer([doc('fac-1')], {}, [{ type: 'WARNING', message: 'x' }]));
    expect((await directory.entity('healthcareFacility', 'fac-1', 'en')).kind).toBe('found');
  });
});

describe('fetchHealthTopics', () => {
  it('[S-335] lists names with the topics above them', async () => {
    const http = stubHttp(({ url }) =>
      url.searchParams.has('pageToken')
        ? answer([{ name: 'Asthma', c_parentHealthTopic: { id: 'x', name: 'Lungs' } }, { id: 'nameless' }])
        : answer([{ name: 'Lungs' }], { nextPageToken: 't' }),
    );
    const topics = await fetchHealthTopics(
      {
        http,
        endpoint: 'http://d.test/v2',
        apiKey: 'k',
        log: () => {},
      },
      'en',
    );
    expect(topics).toEqual([
      { name: 'Lungs', c_parentHealthTopic: [] },
      { name: 'Asthma', c_parentHealthTopic: [{ name: 'Lungs' }] },
    ]);
  });
});

describe('lastUpdated', () => {
  it('[S-345, C-042] asks for the one entity of the type that was updated last', async () => {
    const { directory, http } = adapter(() =>
      answer([doc('p', 'en', { c_shpLastUpdatedDate: '2026-11-17' })]),
    );
    expect(await directory.lastUpdated('ce_shpProvider')).toEqual({ date: '2026-11-17' });
    expect(http.calls[0]?.url.pathname).toBe('/v2/accounts/me/content/shpProviders');
    expect(Object.fromEntries(http.calls[0]?.url.searchParams ?? [])).toMatchObject({
      $sortBy__desc: 'c_shpLastUpdatedDate',
      limit: '1',
    });
  });

  it.each([
    ['[R-088, X-040]', '', 'No entity type provided'],
    ['[R-089, X-041] a digit', 'ce_shp2', 'Invalid entity type format'],
    ['[R-089, X-041] a path', '../admin', 'Invalid entity type format'],
  ])('%s asks nothing', async (_row, type, message) => {
    const { directory, http, messages } = adapter(() => answer([]));
    expect(await directory.lastUpdated(type)).toEqual({ problem: message });
    expect(http.calls).toEqual([]);
    expect(messages()).toEqual([message]);
  });

  it.each([
    ['[X-042] no document', answer([]), 'Empty response'],
    ['[X-043] no date', answer([doc('p')]), 'No last updated date found'],
    [
      '[X-043] a date of another kind',
      answer([doc('p', 'en', { c_shpLastUpdatedDate: 7 })]),
      'No last updated date found',
    ],
  ])('%s is told and logged', async (_row, body, message) => {
    const { directory, messages } = adapter(() => body);
    expect(await directory.lastUpdated('ce_shpPage')).toEqual({ problem: message });
    expect(messages()).toEqual([message]);
  });
});
