import { z } from 'zod';
import { RECRUITING_STATUSES } from '#src/domain/enumerations.ts';
import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import { createSearchModule } from '#src/platform/search/searchModule.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { seedPages } from '#src/platform/seed/pages/seedPages.ts';
import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';
import { startPlatform } from '#src/platform/server.ts';

// The first test of a run that asks for the demo network waits until it is seeded.
jest.setTimeout(90_000);

const KEY = 'fields-test';
const TODAY = '2026-11-21';
const store = demoStore();
let platform: Awaited<ReturnType<typeof startPlatform>>;

type Json = Record<string, unknown>;
interface Facet {
  fieldId: string;
  options: { displayName: string; count: number; filter: Record<string, Record<string, unknown>> }[];
}
interface Answer {
  resultsCount: number;
  results: { data: Json; highlightedFields: Json; distance?: number; distanceFromFilter?: number }[];
  facets: Facet[];
}

async function ask(verticalKey: string, parameters: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({
    ...{ experienceKey: 'search', api_key: KEY, v: '20220511', version: 'PRODUCTION', locale: 'en' },
    ...{ input: '', verticalKey, limit: '50', retrieveFacets: 'true' },
    ...parameters,
  });
  const response = await fetch(`${platform.origin}/v2/accounts/me/search/vertical/query?${query}`);
  const body = (await response.json()) as { meta: { errors: unknown[] }; response: Answer };
  expect([verticalKey, parameters, body.meta.errors]).toEqual([verticalKey, parameters, []]);
  return body.response;
}

const all = new Map<string, Json[]>();
/** The `data` of up to 500 results of a vertical. */
async function results(verticalKey: string): Promise<Json[]> {
  const known = all.get(verticalKey);
  if (known) return known;
  const found: Json[] = [];
  for (let offset = 0; offset < 500; offset += 50) {
    const page = await ask(verticalKey, { offset: String(offset) });
    found.push(...page.results.map(({ data }) => data));
    if (page.results.length < 50) break;
  }
  all.set(verticalKey, found);
  return found;
}

/** Values a dotted path leads to, through lists; a list at its end is one value. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (path.length === 0) return value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path));
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Json)[path[0]!], path.slice(1));
}

const text = z.string().min(1);
const texts = z.array(text);
const yes = z.boolean();
const url = z.union([z.string().regex(/^(https?:\/\/|\/)/), z.object({ url: text }).loose()]);
const image = z.object({ url: text, alternateText: z.string().optional() }).loose();
const images = z.union([image, z.object({ image }).loose()]);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
const link = z.object({
  id: text,
  uid: z.union([text, z.number()]),
  name: text,
  meta: z.object({ entityType: z.object({ id: text }) }).loose(),
});
const links = z.array(link.loose()).min(1);
const address = z
  .object({ line1: text, city: text, region: text, postalCode: text, countryCode: text })
  .loose();

const own = { id: text, uid: text, type: text, name: text };

const ROWS: readonly [title: string, verticals: readonly string[], fields: Record<string, z.ZodType>][] = [
  [
    '[Q-200] providers: identity and display',
    ['healthcare_professionals'],
    {
      ...own,
      lastName: text,
      gender: text,
      headshot: image,
      'headshot.url': text,
      'headshot.alternateText': z.string(),
    },
  ],
  [
    '[Q-201] providers: status, and whose they are',
    ['healthcare_professionals'],
    {
      acceptingNewPatients: yes,
      c_isPhysician: yes,
      c_isSutterMedicalGroup: yes,
      c_providerIsSutter: yes,
      c_startDate: date,
    },
  ],
  [
    '[Q-202] providers: offices',
    ['healthcare_professionals'],
    {
      'c_offices.officeOrFacility': links,
      'c_offices.officeOrFacility.address': address,
      'c_offices.officeOrFacility.yextDisplayCoordinate': point,
      'c_offices.practiceName': text,
      'c_offices.phoneNumber': text,
    },
  ],
  [
    '[Q-203] providers: specialties',
    ['healthcare_professionals'],
    {
      'c_providerSpecialties.specialty': links,
      'c_providerSpecialties.specialty.c_hideBookAppointmentLink': yes,
      'c_providerSpecialties.specialty.c_hideReferralOnProviders': yes,
      'c_providerSpecialties.status': text,
      'c_providerSpecialties.alternativeText': text,
    },
  ],
  [
    '[Q-204] providers: affiliates',
    ['healthcare_professionals'],
    {
      c_affiliate: links,
      'c_affiliate.c_region': text,
      'c_affiliate.c_isSutterMedicalGroup': yes,
      'c_affiliate.c_showReferralOnProviders': yes,
    },
  ],
  [
    '[Q-205] providers: booking',
    ['healthcare_professionals'],
    {
      c_appointmentBookingUrl: url,
      c_appointmentBookingLabel: text,
      c_epicProviderId: text,
      c_epicOpenSchedulingEnabled: yes,
      'c_epicProviderScheduleList.providerSchedule.daysToFirstAvailableSlot': z.union([
        z.number().int().min(0),
        z.string().regex(/^\d+$/),
      ]),
      'c_epicProviderScheduleList.providerSchedule.visitTypeID': text,
      'c_epicProviderScheduleList.providerSchedule.epicDepartmentID': text,
    },
  ],
  [
    '[Q-206] providers: reputation',
    ['healthcare_professionals'],
    { c_reputationId: text, c_reputationRatingFiveStar: z.number().min(0).max(5) },
  ],
  [
    '[Q-207] providers: video visits, insurance, languages, ages',
    ['healthcare_professionals'],
    {
      c_offersVideoVisit: yes,
      c_healthPlanFacet: texts,
      'c_additionalLanguages.language.name': text,
      c_ageRange: z.union([text, texts]),
    },
  ],
  [
    '[Q-208] plan providers: base',
    ['shp-providers'],
    { ...own, gender: text, acceptingNewPatients: yes, c_startDate: date },
  ],
  [
    '[Q-209] plan providers: identity',
    ['shp-providers'],
    { c_isPrimaryCareProvider: yes, c_shpProviderID: text },
  ],
  [
    '[Q-210] plan providers: affiliations, specialty, care and language',
    ['shp-providers'],
    {
      c_shpMedicalGroupAffiliation: texts,
      c_shpHospitalAffiliation: texts,
      'c_shpSpecialty.name': text,
      c_shpGenderAffirmingServices: z.union([yes, text, texts]),
      c_shpLanguage: texts,
    },
  ],
  [
    '[Q-211] plan providers: addresses',
    ['shp-providers'],
    {
      'c_shpAddresses.name': text,
      'c_shpAddresses.address.city': text,
      'c_shpAddresses.address.postalCode': text,
      'c_shpAddresses.c_shpPhone': text,
      'c_shpAddresses.yextDisplayCoordinate': point,
    },
  ],
  [
    '[Q-212] plan providers: what the related provider supplies',
    ['shp-providers'],
    {
      c_shpRelatedProvider: links,
      'c_shpRelatedProvider.headshot': image,
      'c_shpRelatedProvider.c_reputationId': text,
      'c_shpRelatedProvider.c_isPhysician': yes,
    },
  ],
  [
    '[Q-213] locations',
    ['healthcare_facilities'],
    {
      ...own,
      c_hasER: yes,
      c_locationType: z.union([text, texts]),
      'c_relatedServices.name': text,
      'c_affiliate.name': text,
      'address.city': text,
    },
  ],
  [
    '[Q-216] plan facilities',
    ['shp-facilities'],
    {
      ...own,
      c_shpService: z.union([text, texts]),
      c_shpMedicalGroupAffiliation: texts,
      'address.city': text,
    },
  ],
  [
    '[Q-217] plan entities say when they were updated',
    ['shp-facilities', 'shp-providers'],
    { c_shpLastUpdatedDate: date },
  ],
  [
    '[Q-218] events',
    ['events'],
    {
      ...own,
      c_startDateTime: dateTime,
      c_multiDay: yes,
      c_doesEventHasMoreDates: yes,
      c_registerUrl: url,
      c_teaserText: text,
      c_isOnlineEvent: yes,
      c_isPaid: yes,
      'c_affiliate.name': text,
      c_eventLocations: links,
      c_eventType: z.union([text, texts]),
      'c_healthTopics.name': text,
    },
  ],
  [
    '[Q-219] awards',
    ['awards'],
    {
      ...own,
      c_awardPresenter: links,
      c_displayYears: text,
      c_latestYearOfAward: z.union([z.number().int(), z.string().regex(/^\d{4}$/)]),
      'c_awardLocations.name': text,
      'c_awardProviders.name': text,
      'c_awardServices.name': text,
      image: images,
      description: text,
      c_awardType: z.enum(['Award', 'Accreditation']),
    },
  ],
  [
    '[Q-221] investigators',
    ['investigator', 'research'],
    { ...own, c_investigatorType: text, image: images },
  ],
  [
    '[Q-222] research of all kinds',
    ['research'],
    {
      c_investigatorType: text,
      c_clinicalType: text,
      'c_researchLocations.name': text,
      c_recruitingStatus: z.enum(RECRUITING_STATUSES),
      'c_researchTopics.name': text,
      'c_researchPublicationsAndStudies.c_researchTopics.name': text,
    },
  ],
  ['[Q-223] clinical trials say what they are about', ['clinical_trial'], { c_shortDescription: text }],
  [
    '[Q-224] volunteer opportunities',
    ['volunteer-opportunity'],
    {
      ...own,
      c_subheadDescriptionV2: text,
      c_healthcareFacility: z.union([links, link.loose()]),
      'c_healthcareFacility.address.city': text,
      c_departmentOrSpecialty: z.union([text, texts]),
      c_volunteerAge: text,
      c_hasApplication: yes,
    },
  ],
  [
    '[Q-225] health content and answers of experts',
    ['health-and-wellness', 'articles'],
    {
      ...own,
      'c_healthTopics.name': text,
      'c_healthTopics.c_parentHealthTopic': links,
      'c_services.name': text,
      'c_specialty.name': text,
      'c_relatedProcedures.name': text,
      'c_relatedConditions.name': text,
      'c_relatedReasonsForVisit.name': text,
      'c_researchTopics.name': text,
      'c_contributor.name': text,
      'c_person.name': text,
    },
  ],
  [
    '[Q-226] patient stories',
    ['patient_story'],
    {
      ...own,
      c_patientStoryCategory: z.union([text, texts]),
      'c_services.name': text,
      c_publishedDate: date,
      'c_locations.name': text,
      c_shortDescription: text,
      c_subTitle: text,
    },
  ],
  ['[Q-227] news posts', ['post'], { ...own, wp_categories: z.union([text, texts]) }],
  [
    '[Q-228] what story and article cards show: pictures, videos, questions',
    ['patient_story', 'articles'],
    { c_imageOrVideo: z.enum(['Image', 'Video']), c_brightcoveVideoID: text },
  ],
  [
    '[Q-228] what story and article cards show: authors and journals',
    ['research_publication'],
    { c_authors: z.union([text, texts]), c_journals: z.union([text, texts]), c_publicationDate: text },
  ],
  [
    '[Q-228] what story and article cards show: the question',
    ['ask_an_expert'],
    { c_questionParaphrased: text },
  ],
  [
    '[Q-230] services',
    ['services'],
    {
      ...own,
      description: text,
      'c_servicePageService.c_specialty.name': text,
      'c_servicePageService.c_relatedProcedures.name': text,
      'c_servicePageService.c_relatedConditions.name': text,
      'c_servicePageService.c_relatedReasonsForVisit.name': text,
      c_topLevelService: yes,
    },
  ],
];

/** What is rare enough to be absent from a twentieth of the network. */
function addRare(): void {
  const { entities } = store;
  const put = (type: string, bodies: readonly Json[]) => {
    const some = [...entities.iterate(type, 'en')].slice(0, bodies.length);
    entities.put(some.map((record, at) => ({ ...record, body: { ...record.body, ...bodies[at] } })));
  };
  // No provider of the demo network books by words of its own.
  put(
    'healthcareProfessional',
    Array(40).fill({ c_appointmentBookingLabel: 'Plan a first visit' }) as Json[],
  );
  put('ce_shpProvider', [{ c_startDate: '2026-03-02' }]);
  put(
    'ce_researchStudy',
    RECRUITING_STATUSES.map((c_recruitingStatus) => ({ c_recruitingStatus })),
  );
}

beforeAll(async () => {
  addRare();
  platform = await startPlatform({
    store,
    modules: [createSearchModule({ verticals })],
    keys: { search: KEY },
    clock: () => new Date(`${TODAY}T20:00:00Z`),
  });
});
afterAll(async () => {
  await platform.close();
  store.close();
});

describe('what results carry', () => {
  it.each(ROWS)('%s', async (_title, keys, fields) => {
    for (const key of keys) {
      const found = await results(key);
      for (const [path, shape] of Object.entries(fields)) {
        const values = found.flatMap((data) => valuesAt(data, path.split('.')));
        expect([key, path, values.length > 0]).toEqual([key, path, true]);
        const wrong = values.find((value) => !shape.safeParse(value).success);
        expect([key, path, wrong]).toEqual([key, path, undefined]);
      }
    }
  });

  it('[Q-215] some locations have a campus map among the ways in', async () => {
    const ways = (await results('healthcare_facilities')).flatMap((data) =>
      valuesAt(data, ['c_findingYourWay']),
    );
    const shape = z
      .array(z.object({ headline: text, linkURL: text.optional(), linkText: text.optional() }).loose())
      .min(1);
    expect(ways.filter((way) => !shape.safeParse(way).success)).toEqual([]);
    expect(ways.flat()).toContainEqual(
      expect.objectContaining({ headline: 'Campus Maps', linkURL: expect.any(String) }),
    );
  });

  it('[Q-214] locations are found by whether they are open now', async () => {
    const open = await ask('healthcare_facilities', {
      filters: JSON.stringify({ 'builtin.hours': { $openAt: 'now' } }),
    });
    const { resultsCount } = await ask('healthcare_facilities');
    expect(open.resultsCount).toBeGreaterThan(0);
    expect(open.resultsCount).toBeLessThan(resultsCount);
  });

  it('[Q-224] volunteer places say how far they are from the filter and from the visitor', async () => {
    const { results: near } = await ask('volunteer-opportunity', {
      filters: JSON.stringify({
        'builtin.location': { $near: { lat: 38.58, lng: -121.49, radius: 400_000 } },
      }),
      location: '37.77,-122.41',
    });
    expect(near.length).toBeGreaterThan(0);
    for (const { data } of near) {
      const placed = valuesAt(data, ['c_healthcareFacility', 'yextDisplayCoordinate']).length;
      for (const member of ['nearestToFilter', 'nearestToUser']) {
        const metres = valuesAt(data, ['c_healthcareFacility', member]);
        expect(metres).toHaveLength(placed);
        expect(metres.every((each) => typeof each === 'number' && each >= 0)).toBe(true);
      }
    }
  });

  it('every result names its type, so that mixed lists know their cards', async () => {
    const types = new Set((await results('health-and-wellness')).map((data) => data['type']));
    expect([...types].sort()).toEqual(['ce_askAnExpert', 'ce_sutterPage']);
  });
});

describe('what can be narrowed', () => {
  const RESEARCH_FACETS: readonly [vertical: string, field: string][] = [
    ['research', 'builtin.entityType'],
    ['research', 'c_researchLocations.name'],
    ['research', 'c_researchTopics.name'],
    ['research', 'c_recruitingStatus'],
    ['research', 'c_investigatorType'],
    ['research', 'c_researchPublicationsAndStudies.c_researchTopics.name'],
    ['investigator', 'c_researchPublicationsAndStudies.c_researchTopics.name'],
    ['clinical_trial', 'c_recruitingStatus'],
    ['health-and-wellness', 'builtin.entityType'],
    ['health-and-wellness', 'c_researchTopics.name'],
  ];
  it.each(RESEARCH_FACETS)('[Q-301] %s by %s: each option gives as many as it says', async (key, field) => {
    const { facets } = await ask(key, { limit: '0' });
    const options = facets.find(({ fieldId }) => fieldId === field)?.options ?? [];
    expect(options.length).toBeGreaterThan(0);
    for (const { filter, count } of options.slice(0, 3)) {
      const narrowed = await ask(key, { limit: '0', facetFilters: JSON.stringify({ [field]: [filter] }) });
      expect(narrowed.resultsCount).toBe(count);
    }
  });

  it('[R-150] studies have the recruiting statuses and no other', async () => {
    const { facets } = await ask('research', { limit: '0' });
    const options = facets.find(({ fieldId }) => fieldId === 'c_recruitingStatus')!.options;
    const names = options.map(({ displayName }) => displayName).sort();
    expect(names).toEqual([...RECRUITING_STATUSES].sort());
  });

  it('[R-158] locations have the location types and no other', async () => {
    const { facets } = await ask('healthcare_facilities', { limit: '0' });
    const options = facets.find(({ fieldId }) => fieldId === 'c_locationType')!.options;
    expect(options.map(({ displayName }) => displayName).sort()).toEqual([...LOCATION_TYPES].sort());
  });
});

describe('the search pages of the demo sites', () => {
  const world = emptyWorld(TODAY, 0.005);
  const pages = seedPages(world);
  interface Placed {
    component: string;
    params?: Record<string, string>;
    placeholders?: Record<string, Placed[]>;
  }
  const within = (placed: Placed): Placed[] => [
    placed,
    ...Object.values(placed.placeholders ?? {}).flatMap((list) => list.flatMap(within)),
  ];
  const VERTICALS: Record<string, readonly string[]> = {
    SiteSearch: verticals.filter(({ isUniversal }) => isUniversal).map(({ key }) => key),
    ProviderSearch: ['healthcare_professionals'],
    LocationSearch: ['healthcare_facilities'],
    AwardSearch: ['awards'],
    EventSearch: ['events'],
    AskAnExpertSearch: ['ask_an_expert'],
    HealthWellnessSearch: ['health-and-wellness'],
    ArticleSearch: ['articles'],
    PatientStorySearch: ['patient_story'],
    ResearchResults: ['research'],
    ResearchSearch: ['clinical_trial', 'research_study', 'research_publication', 'investigator'],
    ServicesSearch: ['services'],
    VolunteerSearch: ['volunteer-opportunity'],
    PlanFacilitySearch: ['shp-facilities'],
    PlanProviderSearch: ['shp-providers'],
    PlanSiteSearch: ['shp-pages'],
  };
  const screens = pages.flatMap((page) =>
    Object.values(page.placeholders)
      .flatMap((list) => (list as Placed[]).flatMap(within))
      .filter(({ component }) => component in VERTICALS)
      .map((placed): [string, Placed] => [`${page.site} ${page.path}`, placed]),
  );

  it('has a page for every search component of the catalogue', () => {
    expect([...new Set(screens.map(([, { component }]) => component))].sort()).toEqual(
      Object.keys(VERTICALS).sort(),
    );
  });

  it.each(screens)('%s offers only facets its verticals have', async (_page, placed) => {
    const keys = VERTICALS[placed.component]!;
    const offered = new Set<string>();
    for (const key of keys) {
      for (const facet of (await ask(key, { limit: '0' })).facets) {
        if (facet.options.length > 0) offered.add(facet.fieldId);
      }
    }
    const asked = within(placed).flatMap(({ params }) => params?.['FacetFieldId'] ?? []);
    expect(asked.filter((field) => !offered.has(field))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('found words are marked where cards can say why', () => {
  const marks = z.object({
    value: z.string(),
    matchedSubstrings: z.array(z.object({ offset: z.number().min(0), length: z.number().min(1) })),
  });
  const expectMarked = async (key: string, input: string, path: string) => {
    const { results: found } = await ask(key, { input });
    const leaves = found
      .flatMap(({ highlightedFields }) => valuesAt(highlightedFields, path.split('.')))
      .flat()
      .map((leaf) => marks.parse(leaf));
    for (const { value, matchedSubstrings } of leaves) {
      for (const { offset, length } of matchedSubstrings)
        expect(offset + length).toBeLessThanOrEqual(value.length);
    }
    const marked = leaves.filter(({ matchedSubstrings }) => matchedSubstrings.length > 0);
    expect([key, input, path, marked.map(({ value }) => value)]).toEqual([
      key,
      input,
      path,
      expect.arrayContaining([input]),
    ]);
  };

  it.each([
    ['healthcare_professionals', ['name', 'c_providerSpecialties.specialty.name']],
    ['healthcare_facilities', ['name', 'c_locationType', 'c_relatedServices.name']],
    [
      'services',
      ['name', 'c_servicePageService.c_specialty.name', 'c_servicePageService.c_relatedConditions.name'],
    ],
    ['health-and-wellness', ['name', 'c_healthTopics.name', 'c_services.name', 'c_specialty.name']],
    ['ask_an_expert', ['name', 'c_healthTopics.name', 'c_services.name']],
    ['articles', ['name', 'c_healthTopics.name']],
    ['post', ['name', 'wp_categories']],
    ['patient_story', ['name', 'c_services.name', 'c_patientStoryCategory']],
    ['research', ['name', 'c_researchTopics.name']],
    ['clinical_trial', ['name', 'c_researchTopics.name']],
    ['investigator', ['name', 'c_researchPublicationsAndStudies.c_researchTopics.name']],
    ['events', ['name', 'c_eventType', 'c_healthTopics.name']],
    ['volunteer-opportunity', ['name', 'c_departmentOrSpecialty']],
    ['awards', ['name', 'c_awardServices.name', 'c_awardPresenter.name']],
    ['shp-providers', ['name', 'c_shpSpecialty.name']],
    ['shp-facilities', ['name', 'c_shpService']],
    ['shp-pages', ['name']],
    ['pages', ['name']],
  ])('%s: the names, specialties, services and topics', async (key, paths) => {
    for (const path of paths) {
      const [known] = (await results(key)).flatMap((data) => valuesAt(data, path.split('.'))).flat();
      await expectMarked(key, text.parse(known), path);
    }
  });

  it('providers: what they treat, though results do not list it', async () => {
    const [{ id }] = (await results('healthcare_professionals')) as [{ id: string }];
    const treated = store.entities.get(id, 'en')!.body['c_relatedConditions'] as [{ $ref: string }];
    const name = store.entities.get(treated[0].$ref, 'en')!.body['name'] as string;
    await expectMarked('healthcare_professionals', name, 'c_relatedConditions.name');
  });
});
