import { demoEntities } from './seedDemo.ts';
import type { Bilingual } from './bilingual.ts';
import { emptyWorld } from './World.ts';

/* What research as a whole keeps: lists do not repeat themselves, statuses agree, and who can take part is told where and how. */

jest.setTimeout(120_000);

interface Work {
  name: Bilingual | string;
  c_description: Bilingual | string;
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
    if (isOpen(body) && isTrial && !/^study0[12]\d|^study00/.test(id))
      expect([id, body.c_researchLocations!.some(({ $ref }) => mailboxes.get($ref))]).toEqual([id, true]);
    if (body.c_recruitingStatus === 'Completed Has Results') expect(body.c_trialsURL).toBeDefined();
  }
});

it('a list of twenty publications has none of one kind more than twice, and no topic has two of a kind', () => {
  const kindOf = (name: string) => {
    const topics = world.researchTopics.flatMap(({ name: topic }) => [topic.en, topic.en.toLowerCase()]);
    return topics.reduce((words, topic) => words.replaceAll(topic, ''), name);
  };
  const published = of('ce_researchPublication')
    .filter(({ body }) => body.c_publicationDate !== '0001-01-01')
    .sort((one, other) => other.body.c_publicationDate!.localeCompare(one.body.c_publicationDate!))
    .map(({ body }) => kindOf(english(body.name)));
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
