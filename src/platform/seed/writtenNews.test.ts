import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoEntities } from './seedDemo.ts';
import { isOpenAt, writtenNews } from './entities/news.ts';
import { seedPages } from './pages/seedPages.ts';
import { gradeOf, sentencesOf, spanishEase, wordsOf } from './testing/readingLevel.ts';
import { markdownToWords } from './text/markdown.ts';
import { emptyWorld } from './World.ts';
import type { Bilingual } from './bilingual.ts';
import type { DemoEntity } from './World.ts';

/* What every piece of news keeps, so that who writes the next one is told what it lacks. */

jest.setTimeout(60_000);

const LOCALES = ['en', 'es'] as const;
const today = '2026-11-21';
const world = emptyWorld(today, 0.25);
const made = new Map<string, DemoEntity>();
for (const { step, entity } of demoEntities(world)) {
  if (step === 'research') break;
  made.set(entity.id, entity);
}
const pages = seedPages(world).flatMap(({ site, path }) => (site === 'main' ? path : []));
const places = new Map(world.facilities.map((site) => [site.id, site]));
/** Links to a place end in its id, which has to be one of the network. */
const isPage = (path: string) =>
  path.startsWith('/find-location/facility/')
    ? places.has(path.slice(path.lastIndexOf('-') + 1))
    : pages.includes(path);

const entityOf = (number: number) => made.get(`news${String(number).padStart(4, '0')}`)!;
const idOf = (value: unknown) => (value as { $ref: string }[] | undefined)?.[0]?.$ref;

describe.each(writtenNews.map((news) => [news.slug, news] as const))('%s', (_, news) => {
  const { body } = entityOf(news.number);
  const html = body['c_body'] as Bilingual;

  it.each(LOCALES)('is short and easy to read, and none of its words is repeated above it (%s)', (locale) => {
    const text = markdownToWords(news.text[locale]);
    const count = wordsOf(text).length;
    expect([count, count >= 150 && count <= 350]).toEqual([count, true]);
    if (locale === 'en') expect(gradeOf(text)).toBeLessThanOrEqual(10);
    else expect(spanishEase(text)).toBeGreaterThanOrEqual(55);
    expect(text).not.toContain(news.summary[locale]);
    expect(news.summary[locale].length).toBeLessThanOrEqual(180);
    expect((body['name'] as Bilingual)[locale].length).toBeLessThanOrEqual(90);
  });

  it('has the same parts and links in both languages, and leaves no gap unfilled', () => {
    const shape = (locale: 'en' | 'es') => html[locale].match(/<(?:h2|p|ul|ol|li)>/g);
    expect(shape('es')).toEqual(shape('en'));
    const gaps = (locale: 'en' | 'es') => [...new Set(news.text[locale].match(/\{\w+\}/g))].sort();
    expect(gaps('es')).toEqual(gaps('en'));
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/);
  });

  it('ends with a way to act, on a page that exists', () => {
    const links = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links(html.es)).toEqual(links(html.en));
    expect(links(html.en).filter((href) => !isPage(href))).toEqual([]);
    for (const locale of LOCALES)
      expect(links(html[locale].slice(html[locale].lastIndexOf('<p>'))).length).toBeGreaterThan(0);
  });

  it('happened at a place of its kind, open when it says', () => {
    const site = places.get(idOf(body['c_locations'])!)!;
    expect(site.types[0]).toBe(news.place);
    expect(news.open === undefined || isOpenAt(site, news.open)).toBe(true);
    for (const locale of LOCALES)
      expect(`${(body['name'] as Bilingual)[locale]} ${html[locale]}`).toContain(site.name);
  });

  it('names nobody but one who works in what it tells, near to where it happened', () => {
    for (const locale of LOCALES)
      expect(news.text[locale].includes('{person}')).toBe(news.specialty !== undefined);
    const person = world.providers.find(({ id }) => id === idOf(body['c_provider']));
    expect(person?.specialties[0]?.key).toBe(news.specialty);
    if (!person) return;
    expect(html.en).toContain(person.name);
    const [site, office] = [places.get(idOf(body['c_locations'])!)!, person.sites[0]!];
    const away = Math.hypot(site.latitude - office.latitude, site.longitude - office.longitude) * 111;
    expect([person.id, away < 60]).toEqual([person.id, true]);
  });

  it('leaves to the pages of the network what changes there: sums, numbers to call, clock times, how many of us', () => {
    for (const locale of LOCALES) {
      const text = `${news.title[locale]} ${news.summary[locale]} ${news.text[locale]}`;
      expect(text).not.toMatch(/[$€]|\b\d{3}-\d{3,4}\b|\b\d{1,2}:\d\d\b|\b[ap]\. ?m\.|\b\d{1,2} (?:am|pm)\b/);
      expect(text).not.toMatch(
        /\b\d+ (?:hospital|clinic|lab|pharmac|doctor|provider|language|plan|location|clínica|farmacia|médico|idioma|centro)/i,
      );
    }
  });
});

it.each(LOCALES)('tells no sentence twice (%s)', (locale) => {
  const told = writtenNews
    .flatMap(({ summary, text }) => [summary[locale], ...sentencesOf(markdownToWords(text[locale]))])
    .filter((sentence) => wordsOf(sentence).length > 5);
  expect(told.filter((sentence, at) => told.indexOf(sentence) !== at)).toEqual([]);
});

it('is spread over two years, each on a day of its own, none in the future', () => {
  const days = writtenNews.map(({ published }) => published).sort();
  expect(new Set(days).size).toBe(days.length);
  const time = (day: string) => Date.parse(day) / 86_400_000;
  const [first, last] = [time(days[0]!), time(days.at(-1)!)];
  expect(last).toBeLessThanOrEqual(time(today));
  expect(time(today) - first).toBeLessThanOrEqual(731);
  expect(last - first).toBeGreaterThan(600);
  const gaps = days.slice(1).map((day, at) => time(day) - time(days[at]!));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(60);
});

it('has news of every kind, thirty at least, and none that nobody wrote', () => {
  const kinds = new Map<string, number>();
  for (const { category } of writtenNews) kinds.set(category, (kinds.get(category) ?? 0) + 1);
  expect(kinds.size).toBe(6);
  expect(Math.min(...kinds.values())).toBeGreaterThanOrEqual(3);
  expect(writtenNews.length).toBeGreaterThanOrEqual(30);
  const posts = [...made.values()].filter(({ type }) => type === 'wp_post');
  expect(posts.map(({ id }) => id)).toEqual(
    writtenNews.map(({ number }) => `news${String(number).padStart(4, '0')}`),
  );
});

it('is all listed on the page of the news', () => {
  interface Block {
    component?: string;
    params?: { Category?: string; Limit?: string };
    body?: Block[];
  }
  const file = join(import.meta.dirname, 'texts', 'pages', 'main', 'about-us', 'news.json');
  const flat = (blocks: Block[]): Block[] => blocks.flatMap((block) => [block, ...flat(block.body ?? [])]);
  const lists = flat((JSON.parse(readFileSync(file, 'utf8')) as { body: Block[] }).body);
  const shown = lists
    .filter(({ component }) => component === 'RelatedNews')
    .flatMap(({ params }) => {
      const kinds = (params?.Category ?? '').split(', ');
      return writtenNews
        .filter(({ category }) => kinds.includes(category))
        .slice(0, Number(params?.Limit ?? 3));
    });
  expect(new Set(shown).size).toBe(writtenNews.length);
});
