import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoEntities } from './seedDemo.ts';
import { writtenArticles } from './entities/writers.ts';
import { articleTitle } from './text/articleText.ts';
import { gradeOf, sentencesOf, spanishEase } from './testing/readingLevel.ts';
import { emptyWorld } from './World.ts';
import type { Bilingual } from './bilingual.ts';

/* What is said of one topic in a short article: who adds a topic is told what it lacks. */

jest.setTimeout(60_000);

interface Told {
  subject: string;
  lead: Bilingual;
  [part: string]: Bilingual | readonly Bilingual[] | string;
}
const { conditions, wellness } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'texts', 'article-topics.json'), 'utf8'),
) as { conditions: Told[]; wellness: Told[] };

const partsOf = (told: Told): Bilingual[] =>
  Object.values(told)
    .flat()
    .filter((part): part is Bilingual => typeof part === 'object');

const world = emptyWorld('2026-11-21', 0.25);
for (const { step } of demoEntities(world)) if (step === 'events') break;
const written = new Set(writtenArticles.flatMap(({ topics }) => topics));
const open = world.topics.filter(({ subject, parent }) => parent && !written.has(subject.en));

it('of every topic below an area that no long article tells of, and of no other', () => {
  const subjectsOf = (isWellness: boolean) =>
    [
      ...new Set(
        open.filter(({ kind }) => (kind === 'wellness') === isWellness).map(({ subject }) => subject.en),
      ),
    ].sort();
  expect(conditions.map(({ subject }) => subject).sort()).toEqual(subjectsOf(false));
  expect(wellness.map(({ subject }) => subject).sort()).toEqual(subjectsOf(true));
});

it('what helps on ordinary days, where there is an article about them', () => {
  const lived = new Set(open.filter(({ kind }) => kind === 'living').map(({ subject }) => subject.en));
  expect(conditions.filter((told) => 'day' in told !== lived.has(told.subject))).toEqual([]);
});

it('what stands below a heading of its own names what it is about', () => {
  const pointing =
    /^(?:(?:It|They|These|Those|This)\b|(?:Some|Many|Most) (?:are|can|come|do|grow|need|with)\b)/;
  const apart = conditions.flatMap(({ more }) => (more === undefined ? [] : [more as Bilingual]));
  expect(apart.length).toBeGreaterThan(50);
  expect(
    apart.filter(({ en, es }) => pointing.test(en) || /^(?:Est[ao]s|Es[ao]s) señales\b/.test(es)),
  ).toEqual([]);
});

it.each(['en', 'es'] as const)('no sentence twice (%s)', (locale) => {
  const all = [...conditions, ...wellness].flatMap((told) =>
    partsOf(told).flatMap((part) => sentencesOf(part[locale])),
  );
  const twice = all.filter((sentence, at) => sentence.split(' ').length > 4 && all.indexOf(sentence) !== at);
  expect(twice).toEqual([]);
});

it.each([...conditions, ...wellness].map((told) => [told.subject, told] as const))(
  'is easy to read and fits on a card: %s',
  (_, told) => {
    const text = (locale: 'en' | 'es') =>
      partsOf(told)
        .map((part) => part[locale])
        .join('\n');
    expect(gradeOf(text('en'))).toBeLessThanOrEqual(8);
    expect(spanishEase(text('es'))).toBeGreaterThanOrEqual(55);
    for (const locale of ['en', 'es'] as const) expect(told.lead[locale].length).toBeLessThanOrEqual(200);
  },
);

it('titles of many patterns, none of them on many, in both languages', () => {
  for (const locale of ['en', 'es'] as const) {
    const patterns = new Map<string, number>();
    const titles = open.map((topic) => ({ title: articleTitle(topic)[locale], topic }));
    for (const { title } of titles) {
      const pattern = title.replace(/^.*?(?=[:,] (?!Joints|Eyes|Nose|articulaciones|ojos|nariz))/, '');
      patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
    }
    expect(patterns.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...patterns.values()) / titles.length).toBeLessThan(0.15);
  }
});
