import { z } from 'zod';
import {
  both,
  bullets,
  fill,
  heading,
  html,
  inSentence,
  listed,
  paragraphs,
  phrase,
  say,
  sentenceCase,
} from '../bilingual.ts';
import type { Bilingual, Gaps, Pair } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { bilingual, pair, pairs, readTexts, textPath } from '../readTexts.ts';
import type { Specialty, Topic } from '../World.ts';

const texts = readTexts(
  'articles.json',
  z.strictObject({
    /** By the kind of topic; `area` is of a topic at the top. */
    titles: z.strictObject({ condition: pairs, living: pairs, wellness: pairs, area: pairs }),
    leads: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    bodies: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    /** Who sees it, where a specialty does. */
    seen: bilingual,
    /** Where to read more of it, at the public library of medicine. */
    more: bilingual,
    /** The same, of a page there on something wider. */
    library: bilingual,
    /** Whom to ask before a change, where the area says nothing of its own. */
    first: bilingual,
    headings: z.strictObject({
      before: bilingual,
      ask: bilingual,
      now: bilingual,
      who: bilingual,
      steps: bilingual,
      first: bilingual,
      more: bilingual,
    }),
    closing: bilingual,
    /** What stands below every written article. */
    frame: z.strictObject({
      checked: bilingual,
      wrote: bilingual,
      sources: bilingual,
      about: bilingual,
      note: bilingual,
    }),
  }),
);

/** So many questions to ask at a visit stand in an article about a condition. */
const QUESTIONS = 3;

/** The last part of the address of a page at MedlinePlus. */
const slug = z.string().regex(/^[a-z0-9]+$/);

const areas = readTexts(
  'article-areas.json',
  z.array(
    z.strictObject({
      /** Name of the topic at the top. */
      area: z.string(),
      /** Keys of the specialties that check what is written of the area, where no specialty sees the topic itself. */
      reviewers: z.array(z.string()).min(1),
      /** What the article about the whole area says first. */
      lead: bilingual,
      /** What to write down before a visit, about conditions of the area. */
      notice: bilingual.optional(),
      ask: z.array(pair).length(3).optional(),
      /** When not to wait, of a condition that nobody has written of alone. */
      now: bilingual.optional(),
      /** Living with a condition of the area. */
      day: bilingual.optional(),
      /** How what is about no condition begins. */
      open: bilingual.optional(),
      steps: z.array(pair).length(3),
      first: bilingual.optional(),
      /** Whether that is said of every topic of the area, also of those that have words of their own. */
      guards: z.literal(true).optional(),
      /** Its page at MedlinePlus, for what has none of its own. */
      medlineplus: slug,
    }),
  ),
);
type Area = (typeof areas)[number];

/** What is said of one topic alone; who has no words here speaks with those of the area. */
const topics = readTexts(
  'article-topics.json',
  z.strictObject({
    conditions: z.array(
      z.strictObject({
        subject: z.string(),
        /** The last part of the address of its page at MedlinePlus, which is the same in both languages. */
        medlineplus: slug,
        /** What it is, as a list of articles says it, too. */
        lead: bilingual,
        /** What is done about it, and what not to wait with. */
        more: bilingual,
        /** What to write down before a visit, where what its area says does not fit it. */
        notice: bilingual.optional(),
        ask: z.array(pair).min(2).max(QUESTIONS),
        /** Which questions of its area fit it, too, counted from 0; the others make no sense about it. */
        areaAsk: z.array(z.number().int().min(0).max(2)),
        /** When not to wait. Always its own: the signs of danger of an area are those of other conditions. */
        now: bilingual,
        /** What helps on ordinary days, where one lives with it. */
        day: bilingual.optional(),
        /** Whether what its area says about ordinary days fits it, too; else an article says there what is done about it. */
        areaDay: z.literal(true).optional(),
      }),
    ),
    wellness: z.array(
      z.strictObject({
        subject: z.string(),
        medlineplus: slug.optional(),
        lead: bilingual,
        open: bilingual,
        steps: z.array(pair).length(3),
      }),
    ),
  }),
);
type Condition = (typeof topics.conditions)[number];
const conditionOf = new Map(topics.conditions.map((one) => [one.subject, one]));
const wellnessOf = new Map(topics.wellness.map((one) => [one.subject, one]));

/** What every general text about health ends with. */
export const CLOSING = texts.closing;
/** What stands below every written article. */
export const FRAME = texts.frame;

/** Most specialties that are named. */
const NAMED = 3;

const list = (items: readonly Pair[]) => bullets(items.map(([en, es]) => both(en, es)));

/** The title of what is put together about a topic: one of several of its kind, always the same for it. */
export function articleTitle({ id, kind, subject, parent }: Topic): Bilingual {
  const titles = texts.titles[kind === 'wellness' && !parent ? 'area' : kind];
  return say(createRandom(`title-of-${id}`), titles, { subject: sentenceCase(subject) });
}

/**
 * A short text about a topic nobody has written a long one about: what is said of it alone, and by its area of medicine
 * what to write down, to ask and not to wait with, and who sees it here.
 * @throws where neither the topic nor its area has words for its kind
 */
export function articleText(
  random: Random,
  topic: Topic,
  specialties: readonly Specialty[],
): { summary: Bilingual; body: Bilingual } {
  const gaps: Gaps = { subject: sentenceCase(topic.subject) };
  const who = specialties.slice(0, NAMED).map(({ plural }) => phrase(plural));
  const seen = who.length > 0 ? [fill(texts.seen, { ...gaps, who: listed(who) })] : [];
  const general = say(random, texts.bodies[topic.kind]);
  const own = topic.kind === 'wellness' ? undefined : conditionOf.get(topic.subject.en);
  const parts =
    topic.kind === 'wellness'
      ? wellnessParts(topic, general)
      : topic.kind === 'condition'
        ? conditionParts(topic, general, seen, own)
        : livingParts(topic, general, seen, own);
  const wellness = topic.parent ? wellnessOf.get(topic.subject.en)?.lead : areaOf(topic).lead;
  const lead = { condition: own?.lead, living: own?.day, wellness };
  return {
    summary: lead[topic.kind] ?? say(random, texts.leads[topic.kind], gaps),
    body: html(...parts, ...readMore(topic, own), paragraphs(CLOSING)),
  };
}

function wellnessParts(topic: Topic, general: Bilingual): Bilingual[] {
  const area = areaOf(topic);
  const own = wellnessOf.get(topic.subject.en);
  const parts = [
    paragraphs(own?.open ?? area.open ?? general),
    heading(texts.headings.steps),
    list(own?.steps ?? area.steps),
  ];
  // What is said of one topic says itself whom to ask, but for what may harm in every topic of the area.
  if (own && !area.guards) return parts;
  return [...parts, heading(texts.headings.first), paragraphs(area.first ?? texts.first)];
}

function conditionParts(
  topic: Topic,
  general: Bilingual,
  seen: readonly Bilingual[],
  own: Condition | undefined,
): Bilingual[] {
  const { headings } = texts;
  const area = conditionArea(topic);
  return [
    ...(own ? [paragraphs(own.more)] : []),
    ...seen.map((one) => paragraphs(one)),
    heading(headings.before),
    paragraphs(own?.notice ?? area.notice),
    heading(headings.ask),
    list(own ? [...own.ask, ...fitting(own, area)].slice(0, QUESTIONS) : area.ask),
    ...(own ? [] : [paragraphs(general)]),
    heading(headings.now),
    paragraphs(own?.now ?? area.now),
  ];
}

function livingParts(
  topic: Topic,
  general: Bilingual,
  seen: readonly Bilingual[],
  own: Condition | undefined,
): Bilingual[] {
  const { headings } = texts;
  const area = conditionArea(topic);
  return [
    own ? paragraphs(own.areaDay ? area.day : own.more) : paragraphs(area.day, general),
    heading(headings.ask),
    // From the end, where the article about the condition itself begins: who reads both finds other questions.
    list(own ? [...own.ask, ...fitting(own, area)].slice(-QUESTIONS) : area.ask),
    ...(seen.length > 0 ? [heading(headings.who), paragraphs(...seen)] : []),
    heading(headings.now),
    paragraphs(own?.now ?? area.now),
  ];
}

/** The questions of an area of medicine that somebody found to fit a condition. */
const fitting = ({ areaAsk }: Condition, { ask }: { ask: readonly Pair[] }): Pair[] =>
  areaAsk.map((index) => ask[index]!);

/** Where there is more at the public library of medicine: on the condition itself, else on what it belongs to. */
function readMore(topic: Topic, own: Condition | undefined): Bilingual[] {
  const name = own?.medlineplus ?? wellnessOf.get(topic.subject.en)?.medlineplus ?? areaOf(topic).medlineplus;
  const address = (folder: string) => `https://medlineplus.gov/${folder}${name}.html`;
  const page = both(address(''), address('spanish/'));
  const link = fill(own ? texts.more : texts.library, { subject: inSentence(topic.subject), page });
  return [heading(texts.headings.more), paragraphs(link)];
}

function conditionArea(topic: Topic): Required<Pick<Area, 'notice' | 'ask' | 'now' | 'day'>> {
  const { area, notice, ask, now, day } = areaOf(topic);
  if (notice && ask && now && day) return { notice, ask, now, day };
  throw new Error(`${textPath('article-areas.json')}: ${area} has no words for ${topic.name.en}`);
}

/** Keys of the specialties whose doctors check what is written of a topic's area. */
export const reviewersOf = (topic: Topic): readonly string[] => areaOf(topic).reviewers;

function areaOf(topic: Topic): Area {
  let top = topic;
  while (top.parent) top = top.parent;
  const area = areas.find((one) => one.area === top.name.en);
  if (!area) throw new Error(`${textPath('article-areas.json')}: nothing for ${top.name.en}`);
  return area;
}
