import { demoEntities } from './seedDemo.ts';
import { writtenStudies } from './entities/studies.ts';
import { gradeOf, sentencesOf, spanishEase, wordsOf } from './testing/readingLevel.ts';
import { markdownToHtml, markdownToWords } from './text/markdown.ts';
import { emptyWorld } from './World.ts';
import type { Bilingual } from './bilingual.ts';
import type { DemoEntity, Site } from './World.ts';

/* What every study and trial described by hand keeps, so that who writes the next one is told what it lacks. */

jest.setTimeout(60_000);

const LOCALES = ['en', 'es'] as const;
const world = emptyWorld('2026-11-21', 0.25);
const made = new Map<string, DemoEntity>();
for (const { step, entity } of demoEntities(world)) {
  if (step === 'events') break;
  made.set(entity.id, entity);
}
const entityOf = (number: number) => made.get(`study${String(number).padStart(3, '0')}`)!;
const idsOf = (value: unknown) => ((value ?? []) as { $ref: string }[]).map(({ $ref }) => $ref);
const kilometers = (one: Site, other: Site) =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) * 111;

describe.each(writtenStudies.map((study) => [study.slug, study] as const))('%s', (_, study) => {
  const { body } = entityOf(study.number);
  const shown = (locale: 'en' | 'es') =>
    ['c_description', 'c_eligibilityRecruitments']
      .map((field) => (body[field] as Bilingual | undefined)?.[locale] ?? '')
      .join('');

  it.each(LOCALES)('is short and easy to read, and asks one question (%s)', (locale) => {
    const text = markdownToWords(study.text[locale]);
    const count = wordsOf(text).length;
    expect([count, count >= 130 && count <= 280]).toEqual([count, true]);
    if (locale === 'en') expect(gradeOf(text)).toBeLessThanOrEqual(10);
    else expect(spanishEase(text)).toBeGreaterThanOrEqual(55);
    expect(study.question[locale]).toMatch(/\?$/);
    expect(study.question[locale].length).toBeLessThanOrEqual(180);
    expect(study.title[locale].length).toBeLessThanOrEqual(90);
    expect(text).not.toContain(study.question[locale]);
  });

  it('says how long it takes, and has the same parts in both languages', () => {
    expect(study.text.en).toMatch(/\b(?:minutes?|hours?|weeks?|months?|year)\b/);
    expect(study.text.es).toMatch(/\b(?:minutos|hora|horas|semanas?|mes|meses|año)\b/);
    const shape = (locale: 'en' | 'es') => markdownToHtml(study.text[locale]).match(/<(?:h2|p|ul|ol|li)>/g);
    expect(shape('es')).toEqual(shape('en'));
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/);
  });

  it('says who can join and who leads it, as they fit how far it has come', () => {
    const open = /^(?:Recruiting|Open to Enrollment|Coming Soon)$/.test(study.status);
    for (const locale of LOCALES) {
      for (const each of [...study.join, ...study.cannot])
        expect(shown(locale)).toContain(`<li>${each[locale]}</li>`);
      const leader = world.investigators.find(({ id }) => id === idsOf(body['c_investigators'])[0])!;
      expect(shown(locale)).toContain(leader.name[locale]);
    }
    expect(/You may be able to take part/.test(shown('en'))).toBe(open);
    expect(/Es posible que pueda participar/.test(shown('es'))).toBe(open);
    expect(/without any change in your care/.test(shown('en'))).toBe(open);
    expect(body['c_programStatus']).toBe(study.status.startsWith('Completed') ? 'Inactive' : 'Active');
  });

  it('says of a trial who cannot join, that chance decides, and what can go wrong', () => {
    if (study.kind !== 'trial') return;
    expect(study.cannot.length).toBeGreaterThan(0);
    expect(study.text.en).toMatch(/chance/i);
    expect(study.text.es).toMatch(/azar/i);
    if (!/tablet|medicine that|capsule/.test(study.text.en) || !/investigational/i.test(study.title.en))
      return;
    expect(study.text.en).toMatch(/not (?:known yet|approved)/);
    expect(study.text.en).toMatch(/other effects|effects that nobody has seen/i);
    expect(study.cannot.some(({ en, es }) => /pregnant/.test(en) && /embarazada/.test(es))).toBe(true);
  });

  it('is led by somebody of its specialty, at a place of research near to them', () => {
    const leader = world.investigators.find(({ id }) => id === idsOf(body['c_investigators'])[0])!;
    expect(leader.provider?.specialties[0]?.key).toBe(study.specialty);
    const locations = idsOf(body['c_researchLocations']).map(
      (id) => world.researchLocations.find((location) => location.id === id)!.site,
    );
    expect(locations).toHaveLength(study.places);
    const office = leader.provider!.sites[0]!;
    expect(Math.min(...locations.map((site) => kilometers(site, office)))).toBeLessThan(60);
    const person = made.get(leader.id)!.body;
    expect(idsOf(person['c_provider'])).toEqual([leader.provider!.id]);
    expect(idsOf(person['c_researchPublicationsAndStudies'])).toContain(entityOf(study.number).id);
    expect(idsOf(person['c_researchTopics'])).toEqual(
      expect.arrayContaining(idsOf(body['c_researchTopics'])),
    );
  });
});

it.each(LOCALES)('tells no sentence twice (%s)', (locale) => {
  const told = writtenStudies
    .flatMap(({ question, text }) => [question[locale], ...sentencesOf(markdownToWords(text[locale]))])
    .filter((sentence) => wordsOf(sentence).length > 6);
  expect(told.filter((sentence, at) => told.indexOf(sentence) !== at)).toEqual([]);
});

it('has two dozen, of both kinds and at every stage, each under a name and a short name of its own', () => {
  expect(writtenStudies.length).toBeGreaterThanOrEqual(24);
  for (const kind of ['trial', 'study'])
    expect(writtenStudies.filter((study) => study.kind === kind).length).toBeGreaterThanOrEqual(10);
  const stages = new Set(writtenStudies.map(({ status }) => status));
  expect(stages.size).toBe(6);
  for (const name of [
    ...LOCALES.map((locale) => writtenStudies.map(({ title }) => title[locale])),
    writtenStudies.map(({ short }) => short),
  ])
    expect(new Set(name).size).toBe(name.length);
});
