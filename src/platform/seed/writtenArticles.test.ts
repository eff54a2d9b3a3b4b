import { z } from 'zod';
import { demoEntities } from './seedDemo.ts';
import { writersOf, writtenArticles } from './entities/writers.ts';
import { parseMarkdown } from './readMarkdown.ts';
import { gradeOf, sentencesOf, spanishEase, wordsOf } from './testing/readingLevel.ts';
import { markdownToHtml, markdownToWords } from './text/markdown.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity } from './World.ts';

/* What every article of the health library keeps, so that who writes the next one is told what it lacks. */

jest.setTimeout(60_000);

const LOCALES = ['en', 'es'] as const;
const today = '2026-11-21';
/** Public institutions, and bodies of doctors whose advice to families is public. */
const PUBLIC =
  /^(?:[\w-]+\.)*(?:cdc\.gov|nih\.gov|medlineplus\.gov|fda\.gov|hhs\.gov|health\.gov|womenshealth\.gov|cancer\.gov|medicare\.gov|samhsa\.gov|988lifeline\.org|nhs\.uk|who\.int|heart\.org|stroke\.org|healthychildren\.org|uspreventiveservicestaskforce\.org|acl\.gov|ahrq\.gov|alzheimers\.gov|acog\.org|cancer\.org|diabetes\.org)$/;

const world = emptyWorld(today, 0.25);
const made = new Map<string, DemoEntity>();
for (const { step, entity } of demoEntities(world)) {
  if (step === 'events') break;
  made.set(entity.id, entity);
}

const rows = writtenArticles.map((article) => [article.slug, article] as const);
const plain = (slug: string, locale: 'en' | 'es') =>
  markdownToWords(writtenArticles.find((article) => article.slug === slug)!.text[locale]);

describe.each(rows)('%s', (slug, article) => {
  it('has 400 to 900 words in both languages, and Markdown that is understood', () => {
    for (const locale of LOCALES) {
      const count = wordsOf(plain(slug, locale)).length;
      expect([locale, count, count >= 400 && count <= 900]).toEqual([locale, count, true]);
      expect(markdownToHtml(article.text[locale])).toMatch(/^<p>[^]*<h2>/);
      expect(article.summary[locale].length).toBeLessThanOrEqual(180);
      expect(article.title[locale].length).toBeLessThanOrEqual(70);
      expect(plain(slug, locale)).not.toContain(article.summary[locale]);
    }
  });

  it('is as easy to read as it should be', () => {
    expect(gradeOf(plain(slug, 'en'))).toBeLessThanOrEqual(8);
    expect(spanishEase(plain(slug, 'es'))).toBeGreaterThanOrEqual(55);
  });

  it('has the same parts in both languages', () => {
    const shape = (locale: 'en' | 'es') => markdownToHtml(article.text[locale]).match(/<(?:h2|p|ul|ol|li)>/g);
    expect(shape('es')).toEqual(shape('en'));
  });

  it('names public sources, in Spanish at least one in Spanish', () => {
    for (const { url } of [...article.sources.en, ...article.sources.es])
      expect([url, PUBLIC.test(new URL(url).hostname)]).toEqual([url, true]);
    expect(article.sources.es.some(({ name }) => !name.endsWith('(en inglés)'))).toBe(true);
  });

  it('says when to call the care team, and 911 where there are signs of danger', () => {
    expect(article.text.en).toMatch(/^## When to (?:call|talk)/m);
    expect(article.text.es).toMatch(/^## Cuándo (?:llamar|hablar)/m);
    if (!article.danger) return;
    expect(article.text.en).toMatch(/call 911/i);
    expect(article.text.es).toMatch(/llame al 911/i);
  });

  it('was written and checked by two people who work in what it is about, within the last two years', () => {
    const { author, reviewer } = writersOf(world, article);
    expect(author).not.toBe(reviewer);
    for (const [person, key] of [
      [author, article.author],
      [reviewer, article.reviewer],
    ] as const) {
      expect(person?.specialties[0]?.key).toBe(key);
      const named = [...article.specialties, ...servicesSpecialties(article.services)];
      expect([key, named.includes(key)]).toEqual([key, true]);
    }
    const doctors = world.providers.filter(
      ({ specialties, isPhysician }) => isPhysician && specialties[0]?.key === article.reviewer,
    );
    expect(reviewer?.isPhysician ?? false).toBe(doctors.length > 0);
    expect(article.published <= article.reviewed && article.reviewed <= today).toBe(true);
    expect(Date.parse(today) - Date.parse(article.reviewed)).toBeLessThan(2 * 365 * 86_400_000);
  });

  it('is an entity with both writers and with care that exists', () => {
    const { body } = made.get(`guide${String(article.number).padStart(3, '0')}`)!;
    const linked = Object.values(body)
      .filter(Array.isArray)
      .flatMap((value) => value as { $ref: string }[]);
    expect(linked.filter(({ $ref }) => !made.has($ref))).toEqual([]);
    expect(body['c_contributor']).toHaveLength(2);
    expect((body['c_services'] as unknown[]).length).toBeGreaterThan(0);
  });
});

const servicesSpecialties = (keys: readonly string[]) =>
  world.services
    .filter(({ key, topLevel }) => topLevel && keys.includes(key))
    .flatMap(({ specialties }) => specialties.map(({ key }) => key));

it.each(LOCALES)('says no sentence in more than two articles (%s)', (locale) => {
  const told = new Map<string, Set<string>>();
  for (const { slug, text } of writtenArticles)
    for (const sentence of sentencesOf(markdownToWords(text[locale].replace(/^## .*$/gm, ''))))
      // "Call 911." may stand wherever it is needed.
      if (wordsOf(sentence).length > 3) told.set(sentence, (told.get(sentence) ?? new Set()).add(slug));
  expect([...told].filter(([, slugs]) => slugs.size > 2).map(([sentence]) => sentence)).toEqual([]);
});

it('has one article on a subject and none put together from phrases beside it', () => {
  const subjects = writtenArticles.flatMap(({ topics }) => topics);
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
  const ids = new Set(
    world.topics.filter(({ subject }) => subjects.includes(subject.en)).map(({ id }) => id),
  );
  const beside = [...made.values()].filter(
    ({ id, body }) =>
      id.startsWith('article') && ids.has((body['c_healthTopics'] as { $ref: string }[])[0]!.$ref),
  );
  expect(beside.map(({ id }) => id)).toEqual([]);
});

it('names the file and the place of a slip', () => {
  const parse = (content: string) => () =>
    parseMarkdown('articles/x.en.md', content, z.strictObject({ title: z.string() }));
  expect(parse('---\ntitel: a\n---\n')).toThrow(
    /^src\/platform\/seed\/texts\/articles\/x\.en\.md is not as [^]*title: [^]*"titel"/,
  );
  expect(parse('---\ntitle: a: b\n---\n')).toThrow(/x\.en\.md [^]*put quotes around/);
});
