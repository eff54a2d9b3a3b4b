import { openingOf } from './entities/titles.ts';
import { demoEntities } from './seedDemo.ts';
import type { Bilingual } from './bilingual.ts';
import { PEOPLE, PUBLICATIONS } from './text/researchText.ts';
import { emptyWorld } from './World.ts';

/* What research as a whole keeps: lists do not repeat themselves, statuses agree, and who can take part is told where and how. */

jest.setTimeout(120_000);

interface Work {
  name: Bilingual | string;
  c_description: Bilingual | string;
  c_eligibilityRecruitments?: Bilingual;
  c_shortDescription: Bilingual;
  c_recruitingStatus?: string;
  c_derivedStatus?: string;
  c_clinicalType?: string;
  c_researchTopics: { $ref: string }[];
  c_investigators: { $ref: string }[];
  c_researchLocations?: { $ref: string }[];
  c_publicationDate?: string;
  c_coInvestigator?: string[];
  c_emailAddress?: string;
  c_trialsURL?: string;
}

const world = emptyWorld('2026-11-21', 1);
const all: { id: string; type: string; body: Work }[] = [];
for (const { step, entity } of demoEntities(world)) {
  if (step === 'research') all.push({ ...entity, body: entity.body as unknown as Work });
  else if (all.length > 0) break;
}
const of = (type: string) => all.filter((one) => one.type === type);
const english = (text: Bilingual | string) => (typeof text === 'string' ? text : text.en);
const OPEN = ['Recruiting', 'Active Recruiting', 'Open to Enrollment', 'Coming Soon'];
const isOpen = ({ c_recruitingStatus: status = '' }: Work) => OPEN.includes(status);

it('a study’s status is one, whether a filter or a card tells it', () => {
  for (const { body } of of('ce_researchStudy')) expect(body.c_derivedStatus).toBe(body.c_recruitingStatus);
});

it('a study that takes people says where and how, and one with results shows them', () => {
  const mailboxes = new Map(of('ce_researchLocation').map(({ id, body }) => [id, body.c_emailAddress]));
  for (const { id, body } of of('ce_researchStudy')) {
    const isTrial = body.c_clinicalType === 'Clinical';
    const { en, es } = body.c_description as Bilingual;
    if (isOpen(body) && !isTrial)
      for (const text of [en, es]) expect([id, text]).toEqual([id, expect.stringContaining('href="tel:+1')]);
    const told = `${en}${english(body.c_eligibilityRecruitments ?? '')}`;
    if (isOpen(body)) expect([id, told]).toEqual([id, expect.stringMatching(/:<\/p><ul><li>/)]);
    if (isOpen(body) && isTrial)
      expect([id, body.c_researchLocations!.some(({ $ref }) => mailboxes.get($ref))]).toEqual([id, true]);
    if (body.c_recruitingStatus === 'Completed Has Results') expect(body.c_trialsURL).toBeDefined();
  }
});

/** What a title says around the names of topics and people in it, and around the matter it may begin with. */
function formOf(title: string, locale: 'en' | 'es'): string {
  const at = locale === 'en' ? 0 : 1;
  const people = Object.values(PEOPLE);
  const matter = people.find((one) => title.toLowerCase().startsWith(`${one.matter[at].toLowerCase()}:`));
  const bare = matter ? title.replace(/^.+?:/, '…:') : title;
  return [...people.map(({ who }) => who[at]), ...world.researchTopics.map(({ name }) => name.en)].reduce(
    (words, name) => words.replace(new RegExp(`(?:l[ao]s )?${name}`, 'i'), '…'),
    bare,
  );
}
const countBy = (words: readonly string[]) => {
  const times = new Map<string, number>();
  for (const each of words) times.set(each, (times.get(each) ?? 0) + 1);
  return times;
};
const moreThan = (most: number, words: readonly string[]) =>
  [...countBy(words)].filter(([, times]) => times > most);
const studyTitles = (locale: 'en' | 'es') =>
  of('ce_researchStudy').map(({ body }) => (body.name as Bilingual)[locale]);
const publicationTitles = () => of('ce_researchPublication').map(({ body }) => english(body.name));

it.each([
  ['studies and trials', 'en', studyTitles],
  ['studies and trials', 'es', studyTitles],
  ['publications', 'en', publicationTitles],
] as const)('titles of %s do not come in families (%s)', (_, locale, titlesIn) => {
  const titles = titlesIn(locale);
  expect(titles.length).toBe(160);
  expect(moreThan(1, titles)).toEqual([]);
  expect(
    moreThan(
      3,
      titles.map((title) => formOf(title, locale)),
    ),
  ).toEqual([]);
  const openings = titles.map(openingOf);
  expect(moreThan(5, openings)).toEqual([]);
  expect(openings.filter((opening, at) => opening === openings[at + 1])).toEqual([]);
  // Most fit in two lines of a card, and none is much longer.
  expect(titles.filter((title) => title.length > 90).length).toBeLessThanOrEqual(titles.length / 10);
  expect(titles.filter((title) => title.length > 105)).toEqual([]);
});

it.each(['en', 'es'] as const)('no more than three studies ask the same question (%s)', (locale) => {
  const asked = of('ce_researchStudy').map(({ body }) => body.c_shortDescription[locale]);
  expect(moreThan(3, asked)).toEqual([]);
});

it('a list of twenty publications has none of one kind more than twice, and no topic has two of a kind', () => {
  const kinds = new Map(
    PUBLICATIONS.flatMap(({ titles }, kind) =>
      titles.map((title) => [title.replace(/\{topic\}/i, '…'), kind] as const),
    ),
  );
  const published = of('ce_researchPublication')
    .filter(({ body }) => body.c_publicationDate !== '0001-01-01')
    .sort((one, other) => other.body.c_publicationDate!.localeCompare(one.body.c_publicationDate!))
    .map(({ body }) => kinds.get(formOf(english(body.name), 'en')));
  expect(published).not.toContain(undefined);
  expect(new Set(published).size).toBeGreaterThan(10);
  for (let at = 0; at + 20 <= published.length; at += 20) {
    const page = published.slice(at, at + 20);
    for (const kind of page)
      expect([kind, page.filter((one) => one === kind).length <= 2]).toEqual([kind, true]);
  }
});

it('work is about its leader’s field, and colleagues have letters', () => {
  const field = new Map(world.investigators.map(({ id, topics }) => [id, topics.map((topic) => topic.id)]));
  for (const { id, body } of [...of('ce_researchStudy'), ...of('ce_researchPublication')]) {
    const [leader] = body.c_investigators;
    const [topic] = body.c_researchTopics;
    if (leader && topic)
      expect([id, field.get(leader.$ref)]).toEqual([id, expect.arrayContaining([topic.$ref])]);
    const first = (body.c_coInvestigator ?? []).map((name) => name.split(' ')[0]);
    expect(new Set(first).size).toBe(first.length);
    for (const name of body.c_coInvestigator ?? []) expect(name).toMatch(/, [A-Z]\w+$/);
  }
});

it('no address is made of an id, and none is of two places', () => {
  const mails = of('ce_researchLocation').flatMap(({ body }) => body.c_emailAddress ?? []);
  for (const mail of mails) expect(mail).not.toMatch(/fac\d|loc\d/);
  expect(new Set(mails).size).toBe(mails.length);
});

it('compares as many clinics as it names places', () => {
  const counts = ['', 'one', 'two', 'three', 'four'];
  let compared = 0;
  for (const { id, body } of of('ce_researchStudy')) {
    const [, count] =
      / (\w+) clinics\b/.exec(english(body.c_description).replace(/(?:in some|of the|our) clinics/gi, '')) ??
      [];
    if (!count || !counts.includes(count)) continue;
    compared += 1;
    expect([id, counts[body.c_researchLocations!.length]]).toEqual([id, count]);
  }
  expect(compared).toBeGreaterThan(20);
});

it('is about a topic, so that it is found and leads on', () => {
  for (const { id, body } of [...of('ce_researchStudy'), ...of('ce_researchPublication')])
    expect([id, body.c_researchTopics.length > 0]).toEqual([id, true]);
});

it('no two publications or trials found the same in the same words', () => {
  const found = [...of('ce_researchPublication'), ...of('ce_researchStudy')].flatMap(({ body }) => [
    ...english(body.c_description).matchAll(/<p>(?:<strong>Results:<\/strong>|What was found:) (.*?)<\/p>/g),
  ]);
  expect(found.length).toBeGreaterThan(160);
  expect(
    moreThan(
      1,
      found.map(([, words = '']) => words),
    ),
  ).toEqual([]);
});

it.each(['en', 'es'] as const)(
  'no more than five investigators are told of in the same words (%s)',
  (locale) => {
    const topics = world.researchTopics.map(({ name }) => name[locale]);
    const told = of('ce_investigator').map(({ body }) => {
      const [own = ''] = english(body.name).split(',');
      const about = (body.c_description as Bilingual)[locale].split('</p>')[0]!.replaceAll(own, '…');
      return topics
        .reduce((words, topic) => words.replace(new RegExp(topic, 'gi'), '…'), about)
        .split(/(?:Other work|Otros trabajos)/)[0]!;
    });
    expect(told.length).toBeGreaterThan(90);
    expect(moreThan(5, told)).toEqual([]);
  },
);
