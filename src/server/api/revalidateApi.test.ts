import { parseEnv } from '#src/config/env.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { PageCache } from '#src/server/pageCache/createPageCache.ts';
import { shareMissing } from '#src/server/missingOfProcess.ts';
import { signRevalidation } from '#src/server/revalidateSignature.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import type { ApiCall } from '#src/server/testing/callApi.ts';
import { addressKey, belowKey } from '#src/server/edge/surrogateKeys.ts';
import { revalidateApi } from './revalidateApi.ts';

const SECRET = 'a-long-secret';
const NOW = new Date('2026-01-05T10:00:00Z');
const seconds = NOW.getTime() / 1000;
const directoryOf = (lookup: DirectoryPort['entity']) => ({ entity: lookup }) as DirectoryPort;
const nobody = directoryOf(async () => ({ kind: 'absent' }));
let forgotten: string[] = [];
let outdated: string[] = [];
let absent: string[] = [];
let announced: string[] = [];
let told: object[] = [];
let purged: string[] = [];
beforeEach(() => {
  [forgotten, outdated, absent, announced, told, purged] = [[], [], [], [], [], []];
});
const edge = { purge: async (keys: readonly string[]) => void purged.push(...keys) };
const content = { forgetPhrases: (site) => void forgotten.push(site) } as Pick<
  ContentPort,
  'forgetPhrases'
> as ContentPort;
const route = (secret: string | undefined = SECRET, directory = nobody) =>
  revalidateApi(
    () => ({
      env: { ...parseEnv({}), REVALIDATE_SECRET: secret || undefined },
      log: () => {},
      ...{ directory, content, edge, sites: { main: 'main-site', plan: 'plan-site' } },
    }),
    () => NOW,
    () =>
      ({
        outdate: async (below) => void outdated.push(...below),
        expect: (address) => void announced.push(address),
        forgetAbsent: (below) => void absent.push(...below),
        tell: async (news) => void told.push(news),
      }) as PageCache,
  );
const body = JSON.stringify({
  paths: [
    { variant: 'main', locale: 'en', path: '/' },
    { variant: 'plan', locale: 'es', path: '/café/x' },
    { variant: 'main', locale: 'en', path: '/find-location/facility/*' },
  ],
});
const post = (rawBody = body, signature = signRevalidation(body, SECRET, seconds)): ApiCall => ({
  method: 'POST',
  rawBody,
  headers: { 'x-revalidate-signature': signature },
});

describe('POST /api/revalidate', () => {
  it('makes the rendered addresses anew, and marks what a wildcard page draws', async () => {
    const answer = await callApi(route(), post());
    expect(outdated).toEqual(['/en/_site_main/find-location/facility']);
    expect(answer.revalidated).toEqual(['/en/_site_main', '/es/_site_plan/caf%C3%A9/x']);
    expect(announced).toEqual(answer.revalidated);
    expect(purged).toEqual([
      belowKey('/en/_site_main/find-location/facility'),
      addressKey('/en/_site_main'),
      addressKey('/es/_site_plan/café/x'),
    ]);
    expect([answer.status, answer.json()]).toEqual([200, { revalidated: 2, failed: 0 }]);
  });

  it('marks all of a site in both languages, and has its home pages ready', async () => {
    const text = JSON.stringify({ sites: ['plan'], paths: [] });
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect(outdated).toEqual(['/en/_site_plan', '/es/_site_plan']);
    expect(purged).toEqual(expect.arrayContaining([belowKey('/en/_site_plan'), belowKey('/es/_site_plan')]));
    expect(answer.revalidated).toEqual(['/en/_site_plan', '/es/_site_plan']);
  });

  it('asks for a page where the process has no cache yet, so that there is one to be marked', async () => {
    let cache: PageCache | undefined;
    const api = revalidateApi(
      () => ({
        env: { ...parseEnv({}), REVALIDATE_SECRET: SECRET },
        log: () => {},
        ...{ directory: nobody, content, edge, sites: { main: 'main-site', plan: 'plan-site' } },
      }),
      () => NOW,
      () => cache,
    );
    const text = JSON.stringify({ sites: ['main'], paths: [] });
    await callApi(api, post(text, signRevalidation(text, SECRET, seconds)), () => {
      cache = {
        outdate: async (below: string[]) => void outdated.push(...below),
        expect: (address: string) => void announced.push(address),
      } as unknown as PageCache;
    });
    expect(outdated).toEqual(['/en/_site_main', '/es/_site_main']);
  });

  it('forgets the phrases of a site that changed them before it makes pages that say them', async () => {
    const text = JSON.stringify({
      paths: [{ variant: 'plan', locale: 'en', path: '/' }],
      phrases: ['plan'],
    });
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect([forgotten, answer.revalidated]).toEqual([['plan-site'], ['/en/_site_plan']]);
    expect(told).toEqual([{ phrases: ['plan'], redirects: [] }]);
  });

  it('forgets which addresses of a site led nowhere when its redirects changed, before anything is made', async () => {
    const missing: string[] = [];
    shareMissing((variant) => void missing.push(variant));
    const text = JSON.stringify({ paths: [], redirects: ['main'] });
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect([missing, absent, answer.revalidated]).toEqual([
      ['main'],
      ['/en/_site_main', '/es/_site_main'],
      [],
    ]);
    expect(told).toEqual([{ phrases: [], redirects: ['main'] }]);
  });

  it('makes the pages of changed entities anew in both languages, at the address the site gives them', async () => {
    const text = JSON.stringify({
      paths: [],
      entities: [
        { type: 'healthcareFacility', id: 'fac1', slug: 'harbor-street', name: 'Harbor Street' },
        { type: 'healthcareFacility', id: 'fac2', name: 'Pine Hill Clínic' },
        { type: 'ce_service', id: 'svc1', name: 'X-ray' },
      ],
    });
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect(answer.revalidated).toEqual([
      '/en/_site_main/find-location/facility/harbor-street-fac1',
      '/es/_site_main/find-location/facility/harbor-street-fac1',
      expect.stringMatching(/^\/en\/_site_main\/find-location\/facility\/pine-hill-.*-fac2$/),
      expect.stringMatching(/^\/es\/_site_main\/find-location\/facility\/pine-hill-.*-fac2$/),
    ]);
    expect(purged).toEqual([
      ...answer.revalidated.map(addressKey),
      ...['e-fac1', 'e-fac2', 'e-svc1', 'e-any'],
    ]);
  });

  describe('the page of a changed entity', () => {
    const renewed = async (
      type: string,
      lookup: (locale: string) => Awaited<ReturnType<DirectoryPort['entity']>>,
    ) => {
      const text = JSON.stringify({ paths: [], entities: [{ type, id: 'e1', name: 'Ana Ruiz' }] });
      const call = post(text, signRevalidation(text, SECRET, seconds));
      const directory = directoryOf(async (_type, _id, locale) => lookup(locale));
      return (await callApi(route(SECRET, directory), call)).revalidated;
    };
    const at = (path: string) => ({ path }) as Entity;

    it.each([
      ['healthcareProfessional', '_site_main', '/find-provider/dr-ana-ruiz-e1'],
      ['healthcareFacility', '_site_main', '/find-location/facility/ana-e1'],
      ['ce_shpProvider', '_site_plan', '/find-provider/ana-e1'],
      ['ce_healthPlan', '_site_main', '/health-plan/plan/a-payor-p1/ana-e1'],
      ['ce_healthPlanPayor', '_site_main', '/health-plan/plan/ana-e1'],
      ['ce_affiliate', '_site_main', '/health-plan/hospital/ana-e1'],
      ['ce_researchStudy', '_site_main', '/research/clinical-trials/ana-e1'],
      ['ce_researchPublication', '_site_main', '/research/publications/ana-e1'],
      ['ce_investigator', '_site_main', '/research/investigators/ana-e1'],
      ['ce_patientStory', '_site_main', '/patient-stories/ana-e1'],
      ['ce_askAnExpert', '_site_main', '/ask-an-expert/answers/ana-e1'],
      ['ce_volunteerOpportunity', '_site_main', '/volunteering/opportunities/ana-e1'],
    ])(
      '%s is made anew on its site, where the directory says, in both languages',
      async (type, site, path) => {
        const pages = await renewed(type, () => ({ kind: 'found', value: at(path) }));
        expect(pages).toEqual(expect.arrayContaining([`/en/${site}${path}`, `/es/${site}${path}`]));
        const other = site === '_site_main' ? '_site_plan' : '_site_main';
        expect(pages.join()).not.toContain(other);
      },
    );

    it('has a slug of its own in each language', async () => {
      const pages = await renewed('ce_patientStory', (locale) => ({
        kind: 'found',
        value: at(`/patient-stories/${locale === 'es' ? 'una-historia' : 'a-story'}-e1`),
      }));
      expect(pages).toContain('/en/_site_main/patient-stories/a-story-e1');
      expect(pages).toContain('/es/_site_main/patient-stories/una-historia-e1');
      expect(pages).not.toContain('/en/_site_main/patient-stories/una-historia-e1');
    });

    it('that was deleted is the one it had', async () => {
      const former = at('/health-plan/plan/a-payor-p1/ana-e1');
      expect(await renewed('ce_healthPlan', () => ({ kind: 'absent', former }))).toContain(
        '/es/_site_main/health-plan/plan/a-payor-p1/ana-e1',
      );
    });

    it('is where its name says while the directory does not answer', async () => {
      const pages = await renewed('healthcareFacility', () => ({ kind: 'failed', error: new Error('down') }));
      expect(pages).toEqual([
        '/en/_site_main/find-location/facility/ana-ruiz-e1',
        '/es/_site_main/find-location/facility/ana-ruiz-e1',
      ]);
    });
  });

  it.each([
    ['without a signature', post(body, '')],
    ['with another secret', post(body, signRevalidation(body, 'another-one', seconds))],
    ['with another body', post(`${body} `)],
    ['six minutes old', post(body, signRevalidation(body, SECRET, seconds - 360))],
    ['from the future', post(body, signRevalidation(body, SECRET, seconds + 360))],
    [
      'with the time changed',
      post(body, signRevalidation(body, SECRET, seconds - 10).replace(String(seconds - 10), String(seconds))),
    ],
  ])('refuses a call %s', async (_what, call) => {
    const answer = await callApi(route(), call);
    expect([answer.status, answer.revalidated]).toEqual([401, []]);
  });

  it.each([
    '{}',
    'null',
    '{"paths":[{"variant":"main","locale":"en","path":"//evil"}]}',
    '{"paths":[{"variant":"x","locale":"en","path":"/"}]}',
  ])('does not understand %s', async (text) => {
    const answer = await callApi(route(), post(text, signRevalidation(text, SECRET, seconds)));
    expect([answer.status, answer.revalidated]).toEqual([400, []]);
  });

  it('does not exist without a secret, and knows only POST', async () => {
    expect((await callApi(route(''), post())).status).toBe(404);
    expect((await callApi(route(), { method: 'GET' })).status).toBe(405);
  });

  it('asks to be called again when a page could not be made', async () => {
    const answer = await callApi(route(), post(), (path) => {
      if (path.includes('plan')) throw new Error('down');
    });
    expect([answer.status, answer.json()]).toEqual([503, { revalidated: 1, failed: 1 }]);
  });

  it('makes one page once at a time when several platforms tell of it, and gives one up that never comes to an end', async () => {
    const text = JSON.stringify({ paths: [{ variant: 'main', locale: 'en', path: '/' }] });
    const order = (work: () => Promise<void>) =>
      callApi(route(), post(text, signRevalidation(text, SECRET, seconds)), work);
    let underWay = 0;
    let most = 0;
    const work = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underWay -= 1;
    };
    const answers = await Promise.all([order(work), order(work), order(work)]);
    expect([most, ...answers.map(({ status }) => status)]).toEqual([1, 200, 200, 200]);
    jest.useFakeTimers();
    try {
      const hung = order(() => new Promise(() => undefined));
      const behind = order(async () => undefined);
      await jest.advanceTimersByTimeAsync(6000);
      expect([(await hung).status, (await behind).status]).toEqual([503, 200]);
    } finally {
      jest.useRealTimers();
    }
  });
});
