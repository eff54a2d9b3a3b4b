import { REGIONS } from '../data/places.ts';
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
