import { REGIONS } from '../data/places.ts';
import { writtenQuestions } from '../entities/writers.ts';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import { seedPages } from './seedPages.ts';

const world = emptyWorld('2026-11-21', 0.02);
const made = [...demoEntities(world)].map(({ entity }) => entity);
const pages = new Map(seedPages(world).map(({ path, placeholders }) => [path, JSON.stringify(placeholders)]));

it.each([
  ['laboratory', '/find-location/type/labs'],
  ['imaging', '/find-location/type/imaging'],
  ['pharmacy', '/find-location/type/pharmacies-outpatient'],
  ['emergency', '/find-location/type/emergency-rooms'],
])('the page of %s leads to a place before it leads to a doctor', (key, place) => {
  const said = pages.get(`/services/${key}`)!;
  expect(said).toContain(place);
  const doctor = said.indexOf('/find-provider?');
  expect(doctor === -1 || said.indexOf(place) < doctor).toBe(true);
});

const services = world.services.filter(({ topLevel }) => topLevel);
const textOf = (path: string) => pages.get(path) ?? '';
const asksOf = (path: string) =>
  new Set([...textOf(path).matchAll(/-ask(\d{3})\b/g)].map(([, number]) => Number(number)));

it.each(services.map(({ path, specialties }) => [path, specialties] as const))(
  'the way to a doctor is to those of its specialties, in every language, or to all: %s',
  (path, specialties) => {
    const names = specialties.map(({ name }) => name.en);
    for (const [address] of textOf(path).matchAll(/\/find-provider[^"\\]*/g)) {
      const asked = new URL(address, 'https://site.test').searchParams;
      expect(asked.get('query')).toBeNull();
      const [facet] = JSON.parse(asked.get('facets') ?? '[{"v":[]}]') as [{ v: string[] }];
      expect(names).toEqual(expect.arrayContaining(facet.v));
    }
  },
);

it.each(services.map((service) => [service.path, service] as const))(
  'questions are those its own specialists answer, and its head leads on: %s',
  (path, { key, specialties }) => {
    const own = specialties.map((specialty) => specialty.key);
    for (const { number, services: named, specialty } of writtenQuestions)
      if (asksOf(path).has(number)) expect(named?.includes(key) ?? own.includes(specialty)).toBe(true);
    expect(textOf(path)).toMatch(/"(?:Interior|Callout)Hero"/);
  },
);

it('there are services with questions', () => {
  expect(services.filter(({ path }) => asksOf(path).size > 0).length).toBeGreaterThan(10);
});

it('whoever must be seen today and is in no danger is sent to urgent care, also from the page of emergency rooms', () => {
  for (const key of ['emergency', 'urgent-care'])
    expect(textOf(`/services/${key}`)).toMatch(
      /You need to be seen today[^]{1,600}?\/find-location\/type\/urgent-care/,
    );
  const emergency = textOf('/services/emergency');
  const ways = emergency.slice(emergency.indexOf('What to do now'));
  const at = (address: string) => ways.indexOf(address);
  expect(at('tel:911')).toBeGreaterThan(0);
  expect(at('/find-location/type/emergency-rooms')).toBeLessThan(at('/find-location/type/urgent-care'));
});

it('nobody needs an order for a pharmacy, nor a prescription for a vaccine', () => {
  const pharmacy = textOf('/services/pharmacy');
  expect(pharmacy).not.toMatch(/\border\b|\/find-provider/);
  expect(pharmacy).toMatch(/vaccine[^"]*need none/);
  expect(textOf('/services/laboratory')).not.toMatch(/prescription/);
});

it('a service that treats nothing says who may come', () => {
  expect(textOf('/services/community')).toContain('Who may come');
  expect(textOf('/services/community')).not.toContain('How it works');
});

it('what people come to a service with is one list', () => {
  const heart = pages.get('/services/heart')!;
  expect(heart).toMatch(/ y mucho más\. No necesita un diagnóstico/);
  expect(heart).not.toMatch(/, y mucho más|nódulo pulmonar/i);
});

it('a composed work of research is about one topic', () => {
  const composed = made.filter(({ type }) => type === 'ce_researchPublication');
  expect(composed.length).toBeGreaterThan(2);
  for (const { body } of composed) expect((body['c_researchTopics'] as unknown[]).length).toBeLessThan(2);
});

it('whoever is only of the plan practises what their first office is there for', () => {
  const special = new Map(
    world.offices.map(({ name, specialties }) => [name, specialties.map(({ id }) => id)]),
  );
  const known = new Set(world.providers.map(({ name }) => name));
  const own = made.filter(
    ({ type, body }) => type === 'ce_shpProvider' && !known.has(body['name'] as string),
  );
  expect(own.length).toBeGreaterThan(2);
  for (const { body } of own) {
    const [first] = body['c_shpAddresses'] as { name?: string; locationName?: string }[];
    const [specialty] = body['c_shpSpecialty'] as { $ref: string }[];
    expect(special.get((first!.name ?? first!.locationName)!)).toContain(specialty!.$ref);
  }
});

it('where we are names the towns of the hospitals of each region, in both languages', () => {
  const said = pages.get('/regions')!;
  const towns = REGIONS.flatMap(({ towns: all, hospitals }) => all.slice(0, hospitals));
  for (const { types, address } of world.facilities)
    if (types.includes('Hospital')) expect(towns).toContain(address['city']);
  for (const town of towns) expect(said.split(town).length - 1).toBeGreaterThan(1);
});

it.each(REGIONS.map(({ name }) => [name]))(
  'what a region lists and leads to is of that region: %s',
  (name) => {
    const said = pages.get(`/regions/${name.toLowerCase().replaceAll(' ', '-')}`)!;
    const within = encodeURIComponent(JSON.stringify([{ i: 'c_region', v: [name] }])).replaceAll('%20', '+');
    const leads = [...said.matchAll(/\/find-location[^"\\]*/g)].map(([path]) => path);
    expect(leads.length).toBeGreaterThan(4);
    for (const path of leads) expect(path).toContain(within);
    expect(said).toContain(JSON.stringify(JSON.stringify({ i: 'c_region', v: [name] })).slice(1, -1));
  },
);
