import { slugOf } from './bilingual.ts';
import { AWARDING_BODIES_PATH, isGiven } from './entities/recognition.ts';
import { seedPages } from './pages/seedPages.ts';
import { demoEntities } from './seedDemo.ts';
import { gradeOf, spanishEase } from './testing/readingLevel.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity, Ref } from './World.ts';

/* What an award says of itself, and what places, people and services say of it, are the same. */

jest.setTimeout(60_000);

const world = emptyWorld('2026-11-21', 0.25);
const made: DemoEntity[] = [...demoEntities(world)].map(({ entity }) => entity);
const refsOf = ({ body }: DemoEntity, field: string) =>
  ((body[field] ?? []) as Ref[]).map(({ $ref }) => $ref);
const awards = made.filter(({ type }) => type === 'ce_award');

it.each([
  ['c_awardLocations', 'c_locationAwards'],
  ['c_awardProviders', 'c_providerAwards'],
] as const)('whom an award honors (%s) names it (%s), and nobody else does', (there, here) => {
  const told = awards.flatMap((award) => refsOf(award, there).map((id) => `${award.id} ${id}`));
  const named = made.flatMap((entity) => refsOf(entity, here).map((id) => `${id} ${entity.id}`));
  expect(told.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(told.sort());
});

it('what nobody has is no award', () => {
  expect(awards.map(({ id }) => id)).toEqual(world.awards.filter(isGiven).map(({ id }) => id));
  for (const award of awards)
    expect([
      award.id,
      refsOf(award, 'c_awardLocations').length + refsOf(award, 'c_awardProviders').length > 0,
    ]).toEqual([award.id, true]);
});

it('a service names only awards that are about it', () => {
  for (const service of made.filter(({ type }) => type === 'ce_service'))
    for (const id of refsOf(service, 'c_serviceAwards'))
      expect(
        refsOf(
          awards.find((award) => award.id === id)!,
          'c_awardServices',
        ),
      ).toContain(service.id);
});

it('honors places and people of its own region, and only kinds of places it is for', () => {
  for (const { region, types, places, people, isForPeople } of world.awards) {
    for (const place of places) {
      expect(place.region.name).toBe(region);
      if (types.length > 0) expect(types.some((type) => place.types.includes(type))).toBe(true);
    }
    for (const { sites } of people) expect([isForPeople, sites[0]?.region.name]).toEqual([true, region]);
  }
});

it('an accreditation that is shown still holds, and says until when; none was given in a year to come', () => {
  const year = Number(world.today.slice(0, 4));
  const accreditations = awards.filter(({ body }) => body['c_awardType'] === 'Accreditation');
  expect(accreditations.length).toBeGreaterThan(3);
  for (const { body } of accreditations) {
    const [from, until] = (body['c_displayYears'] as string).split('–').map(Number);
    expect(from).toBeLessThanOrEqual(year);
    expect(until).toBeGreaterThan(year);
  }
  for (const { body } of awards) expect(body['c_latestYearOfAward']).toBeLessThanOrEqual(year);
});

it('honors places only for what they offer', () => {
  const named = new Set(world.services.map(({ name }) => name.en));
  const wanting = world.awards.filter(({ offers, places }) => offers && places.length > 0);
  expect(wanting.length).toBeGreaterThan(3);
  for (const { name, offers = [], places } of wanting) {
    expect(offers.filter((one) => !named.has(one))).toEqual([]);
    for (const place of places) {
      const { body } = made.find(({ id }) => id === place.id)!;
      const here = (body['c_relatedServices'] as { name: { en: string } }[]).map((one) => one.name.en);
      expect([name.en, place.name, offers.some((one) => here.includes(one))]).toEqual([
        ...[name.en, place.name, true],
      ]);
    }
  }
});

it('says in words that are easy to read what it is for', () => {
  const text = (locale: 'en' | 'es') =>
    awards
      .map(({ body }) => (body['c_shortDescription'] as Record<typeof locale, string>)[locale])
      .join('\n');
  expect(gradeOf(text('en'))).toBeLessThanOrEqual(9);
  expect(spanishEase(text('es'))).toBeGreaterThanOrEqual(55);
});

it('the page of who gave them says all of each body where its link leads, open and in both languages', () => {
  const { placeholders } = seedPages(world).find(({ path }) => path === AWARDING_BODIES_PATH)!;
  expect(JSON.stringify(placeholders)).not.toContain('Accordion');
  const blocks = renderingsIn(placeholders as unknown as Placed['placeholders']);
  for (const award of world.awards) {
    if (!isGiven(award)) continue;
    const { presenter, years, places } = award;
    const block = blocks.find(({ params }) => params?.['RenderingIdentifier'] === slugOf(presenter.name.en));
    const { en, es } = block!.fields!['Text'] as Record<'en' | 'es', string>;
    for (const text of [en, es])
      expect(places.every(({ name }) => text.includes(name)) && text.includes(years)).toBe(true);
  }
  for (const { body } of awards)
    expect(JSON.stringify(placeholders)).toContain(
      `"Anchor":"${String(body['landingPageUrl']).split('#')[1]}"`,
    );
});

interface Placed {
  params?: Record<string, string>;
  fields?: Record<string, unknown>;
  placeholders?: Record<string, Placed[]>;
}

/** All that is placed on a page, however deep. */
function renderingsIn(placeholders: Placed['placeholders'] = {}): Placed[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((placed) => [placed, ...renderingsIn(placed.placeholders)]);
}
