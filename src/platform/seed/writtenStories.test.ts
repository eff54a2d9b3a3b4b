import type { Bilingual } from './bilingual.ts';
import { demoEntities } from './seedDemo.ts';
import { writtenStories } from './entities/stories.ts';
import { gradeOf, spanishEase, wordsOf } from './testing/readingLevel.ts';
import { markdownToHtml, markdownToWords } from './text/markdown.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity } from './World.ts';

/* What every patient's story keeps, written by hand or not. */

jest.setTimeout(60_000);

const LOCALES = ['en', 'es'] as const;
const world = emptyWorld('2026-11-21', 0.25);
const stories: DemoEntity[] = [];
for (const { step, entity } of demoEntities(world)) {
  if (step === 'events') break;
  if (entity.type === 'ce_patientStory') stories.push(entity);
}
const made = new Map(stories.map((entity) => [entity.id, entity]));
const idsOf = (value: unknown) => (value as { $ref: string }[]).map(({ $ref }) => $ref);

describe.each(writtenStories.map((story) => [story.slug, story] as const))('%s', (_, story) => {
  it.each(LOCALES)('is easy to read, and none of its words is repeated above it (%s)', (locale) => {
    const text = markdownToWords(story.text[locale]);
    const count = wordsOf(text).length;
    expect([count, count >= 120 && count <= 350]).toEqual([count, true]);
    if (locale === 'en') expect(gradeOf(text)).toBeLessThanOrEqual(8);
    else expect(spanishEase(text)).toBeGreaterThanOrEqual(55);
    expect(text).not.toContain(story.summary[locale]);
    expect(story.summary[locale].length).toBeLessThanOrEqual(180);
  });

  it('has the same parts in both languages, and leaves no gap unfilled', () => {
    const shape = (locale: 'en' | 'es') => markdownToHtml(story.text[locale]).match(/<p>/g);
    expect(shape('es')).toEqual(shape('en'));
    const { body } = made.get(`story${String(story.number).padStart(3, '0')}`)!;
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/);
  });
});

it('gives no two the same number, whether written by hand or put together', () => {
  expect(stories).toHaveLength(made.size);
});

it.each(writtenStories)('tells in "$slug" of what its specialty treats', ({ condition, specialty }) => {
  const treated = world.specialties.find(({ key }) => key === specialty)?.conditions;
  expect(treated?.map(({ name }) => name.en)).toContain(condition);
});

it('tells each of people who work in what it is about', () => {
  for (const { id, body } of stories) {
    const [specialty] = idsOf(body['c_specialty']);
    const provider = world.providers.find((one) => one.id === idsOf(body['c_provider'])[0]);
    expect([id, provider?.specialties[0]?.id]).toEqual([id, specialty]);
  }
});

it('tells each of a hospital or care center where its people work, and of the town that one is in', () => {
  for (const { id, body } of stories) {
    const provider = world.providers.find((one) => one.id === idsOf(body['c_provider'])[0])!;
    const [placeId] = idsOf(body['c_locations']);
    const place = provider.sites.find((site) => site.id === placeId);
    expect([id, place?.types[0] ?? 'office', place?.id]).toEqual([
      id,
      expect.stringMatching(/^(Hospital|Care Center)$/),
      placeId,
    ]);
    const city = place!.address['city']!;
    expect((body['c_subTitle'] as Bilingual).en).toContain(city);
    const told = writtenStories.find(({ number }) => id === `story${String(number).padStart(3, '0')}`)!;
    if (told.text.en.includes('{city}')) expect((body['c_story'] as Bilingual).en).toContain(city);
  }
});

it('tells what happened in a hospital of one', () => {
  const inHospital = writtenStories.filter(({ hospital }) => hospital);
  expect(inHospital.length).toBeGreaterThan(8);
  // Whoever tells of these words was in one.
  const told = writtenStories.filter(({ text }) => /\b(?:ambulance|emergency room in)\b/i.test(text.en));
  expect(told.filter(({ hospital }) => !hospital).map(({ slug }) => slug)).toEqual([]);
  // A part of the network has not for all of them somebody who works in a hospital.
  const able = inHospital.filter(({ specialty, doctor }) =>
    world.providers.some(
      ({ specialties: [first], gender, sites }) =>
        first?.key === specialty &&
        (!doctor || gender === doctor) &&
        sites.some(({ types }) => types.includes('Hospital')),
    ),
  );
  expect(able.length).toBeGreaterThan(8);
  const kinds = able.map(({ number, slug }) => {
    const { body } = made.get(`story${String(number).padStart(3, '0')}`)!;
    const place = world.facilities.find(({ id }) => id === idsOf(body['c_locations'])[0]);
    return [slug, place?.types[0]];
  });
  expect(kinds.filter(([, kind]) => kind !== 'Hospital')).toEqual([]);
});

it.each(LOCALES)(
  'begins none as another begins, and gives no two the same title or teller (%s)',
  (locale) => {
    const twice = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at);
    expect(
      twice(writtenStories.map(({ text }) => wordsOf(text[locale]).slice(0, 3).join(' ').toLowerCase())),
    ).toEqual([]);
    expect(twice(writtenStories.map(({ title }) => title[locale]))).toEqual([]);
    expect(twice(writtenStories.map(({ teller }) => teller[locale]))).toEqual([]);
  },
);
