import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CRISIS_LINES } from '#src/domain/crisis/crisisLines.ts';
import { DEMO_FORMS } from '#src/platform/media/demoForms.ts';
import { isBilingual } from '#src/platform/seed/bilingual.ts';
import { readTexts } from '#src/platform/seed/readTexts.ts';

/** `unchecked` says what the source did not tell, so that no text claims it. */
const line = z.strictObject({
  number: z.string(),
  names: z.array(z.string()).min(1),
  source: z.url(),
  unchecked: z.string().optional(),
});
const lines = readTexts('public-lines.json', z.record(z.string(), line));
const byNumber = new Map(Object.values(lines).map((each) => [each.number, each]));
const texts = join(import.meta.dirname, '../../src/platform/seed/texts');

/** Free numbers in a text, as people dial them: those of the demo itself have area codes of places. */
const freeNumbers = (text: string): string[] => text.match(/\b1-8\d\d-\d{3}-\d{4}\b/g) ?? [];

/** Each text of a value of JSON, those in two languages as pairs. */
function* wordings(value: unknown): Generator<{ en: string; es: string }> {
  if (isBilingual(value)) yield value;
  else if (typeof value === 'string') yield { en: value, es: value };
  else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) yield* wordings(member);
}

const inJson = globSync('**/*.json', { cwd: texts })
  .filter((file) => !/^public-(?:lines|rules)\.json$/.test(file))
  .flatMap((file) =>
    [...wordings(JSON.parse(readFileSync(join(texts, file), 'utf8')))].map((text) => [file, text] as const),
  );
const inMarkdown = globSync('**/*.en.md', { cwd: texts }).map((file) => {
  const read = (name: string) => readFileSync(join(texts, name), 'utf8');
  return [file, { en: read(file), es: read(file.replace(/\.en\.md$/, '.es.md')) }] as const;
});
const inForms = Object.entries(DEMO_FORMS).flatMap(([name, form]) =>
  [form.title, form.intro, ...form.sections.flatMap(({ points = [] }) => points)].map(
    ([en, es]) => [name, { en, es }] as const,
  ),
);
const calling = [...inJson, ...inMarkdown, ...inForms].filter(
  ([, { en, es }]) => freeNumbers(`${en} ${es}`).length > 0,
);

describe('the number of a public agency', () => {
  it('is told somewhere, and belongs to one agency', () => {
    expect(calling.length).toBeGreaterThan(10);
    expect(byNumber.size).toBe(Object.keys(lines).length);
  });

  it.each(calling)('in %s is one of the list, beside a name of that agency, in both languages', (_, text) => {
    for (const said of [text.en, text.es])
      for (const number of freeNumbers(said)) {
        expect([number, byNumber.has(number)]).toEqual([number, true]);
        expect(byNumber.get(number)!.names.filter((name) => said.includes(name))).not.toEqual([]);
      }
    expect(freeNumbers(text.en).length > 0).toBe(freeNumbers(text.es).length > 0);
  });

  it('is the one that lines of crisis have, where both know it', () => {
    const own = Object.values(CRISIS_LINES).flatMap(({ call }) => freeNumbers(call));
    expect(own.filter((number) => !byNumber.has(number))).toEqual([]);
  });

  it('is told somewhere, or offered in a crisis', () => {
    const told = new Set([
      ...calling.flatMap(([, { en, es }]) => freeNumbers(`${en} ${es}`)),
      ...Object.values(CRISIS_LINES).flatMap(({ call }) => freeNumbers(call)),
    ]);
    expect([...byNumber.keys()].filter((number) => !told.has(number))).toEqual([]);
  });
});

/** A time or a sum that a page states: of a public source, or the demo's own promise. */
const rule = z.strictObject({
  page: z.string(),
  says: z.string(),
  source: z.url().optional(),
  own: z.literal(true).optional(),
  unchecked: z.string().optional(),
});
const rules = readTexts('public-rules.json', z.array(rule));

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|ten|twelve|fifteen|sixty)`;
/** A sentence in which somebody is given or allowed a time, an age or a sum. */
const STATED = new RegExp(
  String.raw`\b${NUMBER}\b[^.]{0,20}\b(?:days?|hours|months?|weeks)\b|\$\d|\b(?:January|October|November|December) \d|from age \d`,
  'i',
);
/** Lines that answer at all hours give nobody a time. */
const AT_ALL_HOURS = /\d, (?:weekdays|day and night)|\b988, day and night/;

describe('a rule of law or of an agency', () => {
  const pages = globSync(
    [
      'pages/plan/*.json',
      'pages/plan/members/*.json',
      'pages/main/*.json',
      'pages/main/{patients,privacy}/*.json',
    ],
    { cwd: texts },
  ).map((file) => {
    const said = [...wordings(JSON.parse(readFileSync(join(texts, file), 'utf8')))];
    return {
      page: file.slice('pages/'.length, -'.json'.length),
      said: said.map(({ en }) => en.replace(/<[^>]+>/g, '')),
    };
  });
  const about =
    /^(?:plan\/(?:members|employers|how-to-join|nondiscrimination)|main\/(?:patients|nondiscrimination|privacy|terms))/;

  it('says where it is from, or that it is a promise of the demo', () => {
    expect(rules.filter(({ source, own }) => (source === undefined) === (own === undefined))).toEqual([]);
  });

  it.each(rules)('stands on the page that is named: $page, $says', ({ page, says }) => {
    const found = pages.find((one) => one.page === page);
    expect(found?.said.some((text) => text.includes(says))).toBe(true);
  });

  it('is known, wherever a page gives or allows a time, an age or a sum', () => {
    const unknown = pages
      .filter(({ page }) => about.test(page))
      .flatMap(({ page, said }) =>
        said
          .flatMap((text) => text.split(/(?<=[.;?!]) /))
          .filter((sentence) => STATED.test(sentence) && !AT_ALL_HOURS.test(sentence))
          .filter((sentence) => !rules.some((one) => one.page === page && sentence.includes(one.says)))
          .map((sentence) => `${page}: ${sentence}`),
      );
    expect(unknown).toEqual([]);
  });
});
