import { z } from 'zod';
import { both, bullets, fill, html, listed, paragraphs, same, sentences, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import { readStudies } from '../readStudies.ts';
import type { WrittenStudy } from '../readStudies.ts';
import { bilingual, readTexts } from '../readTexts.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, ref, refs } from '../World.ts';
import type { DemoEntity, Investigator, Provider, Site, World } from '../World.ts';
import { named } from './named.ts';
import { byDistance, nearestTo } from './near.ts';

/** What stands around a study's own words while it takes people, afterward, and when it is over. */
const lists = { join: bilingual, cannot: bilingual };
const stage = z.strictObject({ ...lists, leads: bilingual });
const texts = readTexts(
  'studies.json',
  z.strictObject({
    /** What stands before the lists of a written study that takes people, in words that complete "if you". */
    written: z.strictObject(lists),
    open: stage,
    closed: stage,
    over: stage,
    /** What is said of one that is over and has no results yet. */
    ended: z.array(bilingual).min(1),
    /** What came of one that is over, with a gap for it. */
    results: bilingual,
    /** How to ask about taking part where a study is, and where else it is. */
    ask: z.array(bilingual).min(1),
    elsewhere: bilingual,
    trial: bilingual,
    study: bilingual,
  }),
);

/** What is said of every trial, and of every study that is none, to those who think of joining. */
export const FREE_CHOICE: Readonly<Record<'trial' | 'study', Bilingual>> = texts;

/** The studies and trials described by hand, read once. */
export const writtenStudies: readonly WrittenStudy[] = readStudies();

/** A study with who leads it, and where. */
export interface LedStudy {
  id: string;
  study: WrittenStudy;
  leader: Investigator;
  sites: Site[];
}

/**
 * Finds for each written study somebody of its specialty who works near a place that does research, and names them among the
 * investigators. A study nobody could lead in a small network is left out.
 */
export const leadStudies = (world: World): LedStudy[] =>
  writtenStudies.flatMap((study) => {
    const found = leaderOf(world, study);
    if (!found) return [];
    const { provider, sites } = found;
    const topics = named(world.researchTopics, study.topics);
    let leader = world.investigators.find((one) => one.provider === provider);
    if (!leader) {
      const id = numbered('inv', world.investigators.length + 1, 3);
      leader = { id, name: same(provider.name), provider, topics: [] };
      world.investigators.push(leader);
    }
    leader.site = sites[0]!;
    leader.topics = [...new Set([...topics, ...leader.topics])];
    return { id: numbered('study', study.number, 3), study, leader, sites };
  });

/** Somebody of the study's specialty and the places near to them; of a trial that takes people, places that can be written to. */
function leaderOf(
  world: World,
  { slug, specialty, kind, status, places }: WrittenStudy,
): { provider: Provider; sites: Site[] } | undefined {
  const random = createRandom(`leader-of-${slug}`);
  const ofField = world.providers.filter(
    (one) => one.specialties[0]?.key === specialty && one.sites.length > 0,
  );
  const doctors = ofField.filter(({ isPhysician }) => isPhysician);
  const list = doctors.length > 0 ? doctors : ofField;
  const all = world.researchLocations.map((location) => location.site);
  const answering = world.researchLocations.filter(({ email }) => email).map((location) => location.site);
  const able = random.sample(list, list.length).flatMap((provider) => {
    const first = nearestTo(provider.sites[0]!, all);
    return first ? [{ provider, sites: byDistance(first, all).slice(0, places) }] : [];
  });
  const needsAddress = kind === 'trial' && stageOf(status) === STAGES.open;
  return able.find(({ sites }) => !needsAddress || sites.some((site) => answering.includes(site))) ?? able[0];
}

/** What stands around the words of a study while it takes people, afterward, and when it is over. */
export const STAGES: Readonly<Record<'open' | 'closed' | 'over', z.infer<typeof stage>>> = texts;

/** The stage of a study, by its recruiting status. */
export const stageOf = (status: string) => {
  if (status.startsWith('Completed')) return STAGES.over;
  return ['Active Not Recruiting', 'Closed to Enrollment'].includes(status) ? STAGES.closed : STAGES.open;
};

/** What is said of a study or trial that is over: what came of it, or that this is not known yet. */
export const afterwards = (id: string, found?: Bilingual): Bilingual =>
  found ? fill(texts.results, { found }) : createRandom(`${id}-afterwards`).pick(texts.ended);

/** A phone number as it is read: "916-555-0123". */
const readable = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** Where somebody can take part in a study that is no trial, and whom to ask, as HTML; nothing where nobody answers the phone. */
export function howToJoin(id: string, sites: readonly Site[]): Bilingual {
  const site = sites.find(({ phone }) => phone !== undefined);
  if (!site?.phone) return same('');
  const phone = same(`<a href="tel:${site.phone}">${readable(site.phone)}</a>`);
  const others = sites.filter((one) => one !== site);
  return paragraphs(
    sentences(
      fill(createRandom(`${id}-ask`).pick(texts.ask), { place: site.name, phone }),
      ...(others.length > 0
        ? [fill(texts.elsewhere, { places: listed(others.map(({ name }) => same(name))) })]
        : []),
    ),
  );
}

/** Who can take part and who cannot, as HTML. */
function whoCanJoin(study: WrittenStudy): Bilingual {
  const own = stageOf(study.status);
  const { join, cannot } = own === STAGES.open ? texts.written : own;
  return html(
    paragraphs(join),
    bullets(study.join),
    ...(study.cannot.length > 0 ? [paragraphs(cannot), bullets(study.cannot)] : []),
  );
}

/** A study or trial (ce_researchStudy) described by hand. */
export function studyEntity(world: World, { id, study, leader, sites }: LedStudy): DemoEntity {
  const { title: name, question, kind } = study;
  const isTrial = kind === 'trial';
  const own = stageOf(study.status);
  const led = fill(own.leads, { leader: leader.name, place: sites[0]!.name });
  // A trial's page has a part of its own for who can join.
  const description = html(
    both(markdownToHtml(study.text.en), markdownToHtml(study.text.es)),
    ...(isTrial ? [] : [whoCanJoin(study)]),
    paragraphs(led, ...(own === STAGES.open ? [FREE_CHOICE[kind]] : [])),
    ...(own === STAGES.open && !isTrial ? [howToJoin(id, sites)] : []),
  );
  const slug = slugOf(name.en);
  return {
    id,
    type: 'ce_researchStudy',
    languages: 'both',
    body: {
      name,
      c_shortName: study.short,
      slug,
      c_description: description,
      c_shortDescription: question,
      description: question,
      c_eligibilityRecruitments: isTrial ? whoCanJoin(study) : undefined,
      c_conditions: named(world.conditions, study.conditions).map((condition) => condition.name),
      c_investigators: [ref(leader.id)],
      c_funder: study.funder,
      c_researchTopics: refs(named(world.researchTopics, study.topics)),
      c_clinicalType: isTrial ? 'Clinical' : 'Non Clinical',
      c_recruitingStatus: study.status,
      c_derivedStatus: study.status,
      c_programStatus: own === STAGES.over ? 'Inactive' : 'Active',
      c_researchLocations: refs(world.researchLocations.filter(({ site }) => sites.includes(site))),
      c_trialsURL: isTrial ? `/-/demo/trial/${id}` : undefined,
      c_researchInstitute: refs(named(world.institutes, [study.institute])),
      landingPageUrl: `/research/${isTrial ? 'clinical-trials' : 'studies'}/${slug}-${id}`,
    },
  };
}
