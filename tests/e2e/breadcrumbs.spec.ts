import { platform, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import { entityKinds, hostOf, ownPath, sample, visitor } from './support/entityKinds.ts';
import type { Wire } from './support/entityKinds.ts';
import { expect, test } from './support/test.ts';

/* Where each kind of page says it stands: the sections above it, in both languages, each a page that is there. */

type Section = readonly (readonly [en: string, es: string, path: string])[];
const SEARCH = '/find-location?verticalKey=healthcare_facilities';
const RESEARCH = ['Research', 'Investigación', '/research'] as const;
const work = (vertical: string) =>
  [
    RESEARCH,
    [
      'Trials, studies and publications',
      'Ensayos, estudios y publicaciones',
      `/Research-Search-Results?verticalKey=${vertical}`,
    ],
  ] as const;
const PLANS = ['Health plans we accept', 'Planes de salud que aceptamos', '/health-plan'] as const;

/** Pages of entities by the name of their kind, without the home page and the entity itself. */
const SECTIONS: Readonly<Record<string, Section>> = {
  facility: [['Find a location', 'Encontrar un centro', SEARCH]],
  provider: [['Find a doctor', 'Encontrar un médico', '/find-provider']],
  'provider of the plan': [
    ['Find a doctor in your plan', 'Encontrar un médico en su plan', '/find-provider'],
  ],
  payor: [PLANS],
  affiliate: [PLANS],
  publication: work('research_publication'),
  study: [RESEARCH, ['Research studies', 'Estudios de investigación', '/research/studies']],
  trial: work('clinical_trial'),
  investigator: work('investigator'),
  story: [['Patient stories', 'Historias de pacientes', '/patient-stories']],
  answer: [['Answers from experts', 'Respuestas de expertos', '/ask-an-expert']],
  'volunteer role': [
    ['Volunteering', 'Voluntariado', '/volunteering'],
    ['Volunteer opportunities', 'Oportunidades de voluntariado', '/volunteering/opportunities'],
  ],
};

/** Pages that the content platform has of entities and of products, each found by its endpoint or its address. */
const PAGES: readonly { name: string; at: string; section: Section; isPlan?: true }[] = [
  {
    name: 'news',
    at: 'wp_post',
    section: [
      ['About us', 'Quiénes somos', '/about-us'],
      ['News', 'Noticias', '/about-us/news'],
    ],
  },
  {
    name: 'article',
    at: 'ce_sutterPage',
    section: [
      ['Health and wellness', 'Salud y bienestar', '/health'],
      ['Health articles', 'Artículos de salud', '/health/articles'],
    ],
  },
  {
    name: 'event',
    at: 'ce_seatRobotEvent',
    section: [['Classes and events', 'Clases y eventos', '/find-event']],
  },
  {
    name: 'facility of the plan',
    at: 'ce_shpFacility',
    section: [['Find a facility in your plan', 'Encontrar un centro en su plan', '/find-facility']],
    isPlan: true,
  },
  {
    name: 'product of the plan',
    at: '/plans/meridian-hmo',
    section: [['Compare plans', 'Comparar planes', '/shop-plans']],
    isPlan: true,
  },
  {
    name: 'service',
    at: '/services/heart',
    section: [['Care and services', 'Atención y servicios', '/services']],
  },
];

/** The way a page shows, in its HTML: names and addresses, the page itself last without one. */
function wayIn(html: string): [name: string, path?: string][] {
  const nav =
    /<nav[^>]*aria-label="(?:You are here|Usted está aquí)"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const href = /href="([^"]*)"/.exec(item)?.[1]?.replaceAll('&amp;', '&');
    const name = item
      .replace(/<svg.*?<\/svg>|<[^>]*>/gs, '')
      .replaceAll('&amp;', '&')
      .trim();
    return href === undefined ? [name] : [name, href];
  });
}

async function expectWay(path: string, locale: '' | '/es', section: Section, isPlan = false): Promise<void> {
  const host = isPlan ? { host: planHost() } : {};
  const { status, text } = await ask(path, { headers: visitor, ...host });
  expect(status, path).toBe(200);
  const way = wayIn(text);
  const above = [locale ? 'Inicio' : 'Home', ...section.map(([en, es]) => (locale ? es : en))];
  expect(
    way.slice(0, -1).map(([name]) => name),
    path,
  ).toEqual(above);
  expect(
    way.slice(1, -1).map(([, href]) => href),
    path,
  ).toEqual(section.map(([, , to]) => locale + to));
  expect(way.at(-1)?.[1], 'the page itself is no link').toBeUndefined();
  for (const [, href] of way.slice(0, -1)) {
    expect((await ask(href ?? '', { headers: visitor, ...host })).status, `${path} → ${href}`).toBe(200);
  }
}

/** The first entity with a page of an endpoint. */
async function pageOf(endpoint: string): Promise<string> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/${endpoint}?api_key=meridian-dev-directory&v=20240321&limit=5&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Wire[] } };
  const found = response.docs.find(({ landingPageUrl }) => typeof landingPageUrl === 'string');
  return new URL(String(found?.landingPageUrl), site).pathname;
}

for (const kind of entityKinds) {
  test(`${kind.name} stands below its section in both languages`, async () => {
    const entity = await sample(kind, 'rich');
    for (const locale of ['', '/es'] as const) {
      const path = await ownPath(kind, entity, locale);
      const { c_payorRelationship: payors } = entity as { c_payorRelationship?: { name: string }[] };
      const payor = kind.name === 'plan' ? payors?.[0]?.name : undefined;
      const section: Section = payor
        ? [PLANS, [payor, payor, path.replace(/^\/es/, '').replace(/\/[^/]*$/, '')]]
        : (SECTIONS[kind.name] ?? []);
      expect(section.length, 'every kind has a section').toBeGreaterThan(0);
      await expectWay(path, locale, section, hostOf(kind).host !== undefined);
    }
  });
}

for (const { name, at, section, isPlan } of PAGES) {
  test(`${name} stands below its section in both languages`, async () => {
    const path = at.startsWith('/') ? at : await pageOf(at);
    for (const locale of ['', '/es'] as const) await expectWay(locale + path, locale, section, isPlan);
  });
}
