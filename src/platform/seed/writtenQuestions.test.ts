import { demoEntities } from './seedDemo.ts';
import { answerPath } from './entities/questions.ts';
import { questionsOn } from './entities/related.ts';
import { expertOf, writtenQuestions } from './entities/writers.ts';
import { entityPage } from './pages/entityPages.ts';
import { gradeOf, sentencesOf, spanishEase, wordsOf } from './testing/readingLevel.ts';
import { markdownToHtml, markdownToWords } from './text/markdown.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity } from './World.ts';

/* What every answered question keeps, so that who writes the next one is told what it lacks. */

jest.setTimeout(60_000);

const LOCALES = ['en', 'es'] as const;
const today = '2026-11-21';
const world = emptyWorld(today, 0.25);
const made = new Map<string, DemoEntity>();
for (const { step, entity } of demoEntities(world)) {
  if (step === 'events') break;
  made.set(entity.id, entity);
}

describe.each(writtenQuestions.map((question) => [question.slug, question] as const))('%s', (_, question) => {
  it.each(LOCALES)('is a question, and an answer of 80 to 260 words that is easy to read (%s)', (locale) => {
    const text = markdownToWords(question.text[locale]);
    const count = wordsOf(text).length;
    expect([count, count >= 80 && count <= 260]).toEqual([count, true]);
    expect(question.question[locale]).toContain('?');
    expect(question.question[locale].length).toBeLessThanOrEqual(90);
    expect(question.summary[locale].length).toBeLessThanOrEqual(200);
    if (locale === 'en') expect(gradeOf(text)).toBeLessThanOrEqual(8);
    else expect(spanishEase(text)).toBeGreaterThanOrEqual(55);
  });

  it('has the same parts in both languages, and says when to call or come', () => {
    const shape = (locale: 'en' | 'es') => markdownToHtml(question.text[locale]).match(/<(?:p|ul|ol|li)>/g);
    expect(shape('es')).toEqual(shape('en'));
    expect(question.text.en).toMatch(/\b(?:call|come|see us|visit|emergency room)\b/i);
    expect(/911/.test(question.text.es)).toBe(/911/.test(question.text.en));
    expect(/988/.test(question.text.es)).toBe(/988/.test(question.text.en));
  });

  it('is answered by somebody who works in it, before today, and leads to what exists', () => {
    expect(expertOf(world, question)?.specialties[0]?.key).toBe(question.specialty);
    expect(question.published < today).toBe(true);
    const { body } = made.get(`ask${String(question.number).padStart(3, '0')}`)!;
    const linked = Object.values(body)
      .filter(Array.isArray)
      .flatMap((value) => value as { $ref: string }[]);
    expect(linked.filter(({ $ref }) => !made.has($ref))).toEqual([]);
    expect(body['c_contributor']).toHaveLength(1);
    expect(body['c_healthTopics']).not.toHaveLength(0);
    const known = [
      ...world.topics.flatMap(({ name, subject }) => [name.en, subject.en]),
      ...world.conditions.map(({ name }) => name.en),
    ];
    expect(question.also.filter((name) => !known.includes(name) || name === question.topic)).toEqual([]);
  });
});

it.each(LOCALES)('says no sentence in more than two answers (%s)', (locale) => {
  const told = new Map<string, Set<string>>();
  for (const { slug, text } of writtenQuestions)
    for (const sentence of sentencesOf(markdownToWords(text[locale])))
      told.set(sentence, (told.get(sentence) ?? new Set()).add(slug));
  expect([...told].filter(([, slugs]) => slugs.size > 2).map(([sentence]) => sentence)).toEqual([]);
});

it('is followed by a number to call where the answer cannot wait, and nowhere else', () => {
  const urgent = writtenQuestions.filter(({ summary }) =>
    /\b(?:now, at any hour|seen (?:now|today)|(?:call|tell) us today)\b/i.test(summary.en),
  );
  expect(urgent.length).toBeGreaterThan(4);
  for (const question of writtenQuestions) {
    const { body } = made.get(`ask${String(question.number).padStart(3, '0')}`)!;
    const { linkURL } = body['c_callToAction'] as { linkURL: string };
    expect([question.slug, linkURL.startsWith('tel:')]).toEqual([question.slug, urgent.includes(question)]);
  }
});

it('asks no question twice', () => {
  for (const locale of LOCALES)
    expect(new Set(writtenQuestions.map(({ question }) => question[locale])).size).toBe(
      writtenQuestions.length,
    );
});

describe('related questions', () => {
  const pages = [...made.values()].flatMap((entity) => {
    const page = entity.type === 'ce_sutterPage' ? entityPage(world, entity) : undefined;
    return page ? [{ id: entity.id, said: JSON.stringify(page) }] : [];
  });
  const shown = pages.map(({ id, said }) => ({
    id,
    count: new Set(said.match(/\/ask-an-expert\/answers\/[\w-]+/g)).size,
  }));
  const written = shown.filter(({ id }) => id.startsWith('guide'));

  it('stand on most written articles, three at most, and on none that nobody asked about', () => {
    expect(shown.filter(({ count }) => count > 3)).toEqual([]);
    expect(written.filter(({ count }) => count > 0).length / written.length).toBeGreaterThan(0.7);
    expect(questionsOn(world.topics.filter(({ name }) => name.en === 'Grief'))).toEqual([]);
  });

  it('begin with the question on the very subject', () => {
    const asthma = world.topics.filter(({ name }) => name.en === 'Asthma');
    expect(questionsOn(asthma)[0]?.topic).toBe('Asthma');
  });

  it('repeat no short answer on more than twelve pages', () => {
    const often = writtenQuestions.filter(
      (one) => pages.filter(({ said }) => said.includes(answerPath(one))).length > 12,
    );
    expect(often.map(({ slug }) => slug)).toEqual([]);
  });
});
