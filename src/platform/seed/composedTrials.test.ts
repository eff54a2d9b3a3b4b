import { prepareResearch } from './entities/research.ts';
import { Titles } from './entities/titles.ts';
import { tellStudy, tellTrial } from './entities/trials.ts';
import { gradeOf, sentencesOf, spanishEase, wordsOf } from './testing/readingLevel.ts';
import { STUDIES, TRIALS } from './text/researchText.ts';
import { emptyWorld } from './World.ts';

/* What every trial that is put together keeps: three side by side are three different ones. */

const LOCALES = ['en', 'es'] as const;
const world = emptyWorld('2026-11-21', 1);
prepareResearch(world);
const names = { titles: new Titles(), settings: [['older adults', 'adultos mayores']] as const };
/** No title is given yet. */
const anew = () => ({
  titles: new Titles(),
  settings: [['in rural clinics', 'en clínicas rurales']] as const,
});
const designsOf = (kinds: readonly { designs: readonly unknown[] }[]) =>
  kinds.reduce((total, { designs }) => total + designs.length, 0);
const EACH = 4;
const OPEN = { status: 'Recruiting', places: 1 };
/** Told as the network tells them: of one topic after the other, by turns. */
const trials = Array.from({ length: EACH }, (_, turn) =>
  world.researchTopics.map((topic, at) => ({
    topic,
    ...tellTrial(`study${at}-${turn}`, topic, OPEN, names),
  })),
).flat();
/** Paragraphs and list items, a line each. */
const linesOf = (html: string) =>
  html
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();

/** Whether a text is one with gaps, filled. */
const sameBut = (gaps: string, text: string) => {
  const [before = '', after = ''] = gaps.split(/\{\w+\}/);
  return text.startsWith(before) && text.endsWith(after);
};

it.each(LOCALES)('is easy to read, asks one question, and has no gap left open (%s)', (locale) => {
  for (const { name, question, about, eligibility } of trials) {
    const text = linesOf(about[locale]);
    if (locale === 'en') expect([name.en, gradeOf(text) <= 9]).toEqual([name.en, true]);
    else expect([name.es, spanishEase(text) >= 55]).toEqual([name.es, true]);
    expect(question[locale]).toMatch(/\?$/);
    expect([name, question, about, eligibility].map((part) => part?.[locale]).join(' ')).not.toMatch(/[{}]/);
  }
});

it('has a name of its own, and those of one topic are not all alike', () => {
  for (const locale of LOCALES)
    expect(new Set(trials.map(({ name }) => name[locale])).size).toBe(trials.length);
  for (const topic of world.researchTopics) {
    const questions = trials.filter((one) => one.topic === topic).map(({ question }) => question.en);
    expect([topic.name.en, new Set(questions).size >= 2]).toEqual([topic.name.en, true]);
  }
});

it.each(['Medication safety', 'Health equity'])(
  'has titles for many trials on %s before places tell them apart, as many as the kinds that fit have forms',
  (topicName) => {
    const topic = world.researchTopics.find(({ name }) => name.en === topicName)!;
    const own = anew();
    const count = designsOf(TRIALS.filter(({ topics }) => topics.includes(topicName)));
    expect(count).toBeGreaterThanOrEqual(10);
    const tell = (turn: number) => tellTrial(`own${turn}`, topic, OPEN, own).name;
    for (let turn = 0; turn < count; turn += 1)
      expect(Object.values(tell(turn)).join(' ')).not.toMatch(/[()]|rural/);
    const { en, es } = tell(count);
    expect(es).toMatch(/, en clínicas rurales$/);
    expect(en).not.toMatch(/\?,/);
  },
);

it.each(LOCALES)(
  'tells a study that is no trial of people, each time as another kind until all were told, before places tell them apart (%s)',
  (locale) => {
    const count = designsOf(STUDIES);
    for (const topic of world.researchTopics) {
      const own = anew();
      const told = Array.from({ length: count + 1 }, (_, turn) =>
        tellStudy(`own${turn}`, topic, { status: 'Completed', places: 2 }, own),
      );
      const names = told.map(({ name }) => name[locale]);
      expect(new Set(names).size).toBe(count + 1);
      expect(names.filter((name) => /rural/.test(name))).toEqual([names[count]]);
      const kinds = told
        .slice(0, STUDIES.length)
        .map(({ question }) =>
          STUDIES.findIndex(({ designs }) =>
            designs.some(({ asks }) => sameBut(asks[LOCALES.indexOf(locale)]!, question[locale])),
          ),
        );
      expect(new Set(kinds).size).toBe(STUDIES.length);
      for (const { name, question, about } of told) {
        expect(question[locale]).toMatch(/\?$/);
        expect([name, question, about].map((part) => part[locale]).join(' ')).not.toMatch(/[{}]/);
        // What is over asks nobody to take part.
        expect(about.en).not.toMatch(/Taking part/);
        if (locale === 'en') expect([name.en, gradeOf(linesOf(about.en)) <= 9]).toEqual([name.en, true]);
      }
    }
  },
);

it.each(LOCALES)('tells no sentence of its own more than twelve times in all (%s)', (locale) => {
  const told = new Map<string, number>();
  for (const { about } of trials)
    for (const sentence of sentencesOf(linesOf(about[locale]).split('\n').slice(0, -1).join('\n')))
      if (wordsOf(sentence).length > 6) told.set(sentence, (told.get(sentence) ?? 0) + 1);
  expect([...told].filter(([, times]) => times > 12)).toEqual([]);
});

it('says of a medicine that is not approved what is not known, what can go wrong and who cannot join', () => {
  const medicines = trials.filter(({ name }) => /investigational/.test(name.en));
  expect(medicines.length).toBeGreaterThan(3);
  for (const { about, eligibility } of medicines) {
    expect(about.en).toMatch(/not known yet, and it is not approved/);
    expect(about.en).toMatch(/effects that nobody has seen yet/);
    expect(about.es).toMatch(/efectos que nadie haya visto/);
    expect(eligibility?.en).toMatch(/Pregnancy/);
    expect(eligibility?.es).toMatch(/Embarazo/);
  }
});

it('takes nobody new where it is closed, and speaks of what was when it is over', () => {
  const [topic] = world.researchTopics;
  const at = (status: string) => tellTrial('study1', topic!, { status, places: 1 }, anew());
  expect(at('Open to Enrollment').eligibility?.en).toMatch(/You may be able to take part/);
  expect(at('Closed to Enrollment').eligibility?.en).toMatch(/Nobody new can join/);
  expect(at('Completed Has Results').eligibility?.en).toMatch(/Those who took part had this in common/);
  expect(at('Completed').about.en).not.toMatch(/Before you join/);
  expect(at('Completed Has Results').about.en).toMatch(/What was found: [A-Z]/);
  expect(at('Active Not Recruiting').about.en).not.toMatch(/Before you join/);
});

it('speaks of what is over to nobody, and in the past', () => {
  const own = anew();
  for (const topic of world.researchTopics)
    for (const tell of [tellTrial, tellStudy])
      for (const status of ['Completed', 'Completed Has Results']) {
        const { name, about, eligibility } = tell(
          `over-${topic.id}-${status}`,
          topic,
          { status, places: 2 },
          own,
        );
        const said = `${linesOf(about.en)} ${linesOf(eligibility?.en ?? '')}`;
        expect([name.en, said]).toEqual([
          name.en,
          expect.not.stringMatching(/\b(?:[Yy]ou|[Yy]our|can|may)\b/),
        ]);
        expect(`${about.es} ${eligibility?.es ?? ''}`).not.toMatch(/\b(?:usted|puede|tiene)\b/i);
      }
});

it('says who can join in words that fit whom it asks and whom it tells of', () => {
  for (const { name, eligibility } of trials) {
    for (const [, criterion] of eligibility?.en.matchAll(/<li>(.*?)<\/li>/g) ?? [])
      expect([name.en, criterion]).toEqual([name.en, expect.not.stringMatching(/\byours?\b/)]);
  }
});

/** Everything a kind of study can say while it takes nobody any more, in one language. */
const KINDS = [...TRIALS, ...STUDIES];
const inBoth = (pairs: readonly (readonly [string, string])[], at: 0 | 1) =>
  pairs.map((pair) => pair[at]).join(' ');

it('speaks to nobody where nobody can join any more', () => {
  for (const { happens, running, designs } of KINDS) {
    const said = running ? [running] : happens;
    const title = designs[0]!.title[0];
    expect([title, inBoth(said, 0)]).toEqual([
      title,
      expect.not.stringMatching(/\b(?:[Yy]ou|[Yy]our)\b|(?:^|[.:;] )(?:Send|Bring|Do not|Please)\b/),
    ]);
    expect([title, inBoth(said, 1)]).toEqual([
      title,
      expect.not.stringMatching(/\busted\b|\b(?:Envíe|Traiga|No (?:deje|maneje|espere))\b/),
    ]);
  }
});

it('claims no results of what is over and has none yet', () => {
  for (const { ended } of KINDS) {
    expect(ended[0]).not.toMatch(/\b(?:published|found|stopped|became|showed|went to the people)\b/);
    expect(ended[1]).not.toMatch(/\b(?:publicamos|hallamos|encontr\w+|dejaron|volvió una)\b/);
  }
});

it('asks of no time that its text does not keep', () => {
  const TIMES = [
    /\b(?:an?|half an?) (minute|hour|week|month|year)\b/gi,
    /(?<!\p{L})(?:un|una|media|medio) (minuto|hora|semana|mes|año)(?!\p{L})/giu,
  ] as const;
  const untold = KINDS.flatMap(({ designs, happens, running, ended }) =>
    ([0, 1] as const).flatMap((at) => {
      const texts = [inBoth(happens, at), ...(running ? [running[at]] : []), ended[at]];
      return designs
        .map(({ title, asks }) => `${title[at]} ${asks[at]}`)
        .filter((asked) =>
          [...asked.matchAll(TIMES[at])].some(([, unit = '']) => texts.some((text) => !text.includes(unit))),
        );
    }),
  );
  expect(untold).toEqual([]);
});

it('is held at more places than one where clinics are compared', () => {
  for (const { designs, happens, places } of KINDS) {
    const said = `${inBoth(happens, 0)} ${designs.map(({ title, asks }) => `${title[0]} ${asks[0]}`).join(' ')}`;
    if (/\{clinics\}|some clinics|clinics? (?:compared|by clinic|by lot)/i.test(said))
      expect([designs[0]!.title[0], places]).toEqual([designs[0]!.title[0], 2]);
    expect(said).not.toMatch(/\d+ clinics/);
  }
});

it('lets nothing follow the people of a title that could be read as theirs', () => {
  const AFTER = [
    /\{people\} (?:on|after|before|by|in|at|with|from|about)\b|\{people\} and (?!their)/i,
    /\{(?:the)?people\} (?:en|sobre|después|antes|por|desde)(?!\p{L})/iu,
  ] as const;
  const misread = KINDS.flatMap(({ designs }) =>
    ([0, 1] as const).flatMap((at) =>
      designs.map(({ title }) => title[at]).filter((title) => AFTER[at].test(title)),
    ),
  );
  expect(misread).toEqual([]);
});

it('says of every study that takes people who can join', () => {
  const own = anew();
  for (const topic of world.researchTopics)
    for (let turn = 0; turn < STUDIES.length; turn += 1) {
      const { about } = tellStudy(`open-${topic.id}-${turn}`, topic, OPEN, own);
      for (const locale of LOCALES)
        expect(about[locale].match(/:<\/p><ul>(?:<li>[^<]+<\/li>)+<\/ul>$/)).not.toBeNull();
    }
});
