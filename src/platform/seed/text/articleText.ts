import { z } from 'zod';
import {
  both,
  bullets,
  fill,
  heading,
  html,
  listed,
  paragraphs,
  phrase,
  say,
  spanishTitle,
} from '../bilingual.ts';
import type { Bilingual, Gaps, Pair } from '../bilingual.ts';
import type { Random } from '../random.ts';
import { bilingual, pair, pairs, readTexts, textPath } from '../readTexts.ts';
import type { Specialty, Topic } from '../World.ts';

const texts = readTexts(
  'articles.json',
  z.strictObject({
    titles: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    leads: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    bodies: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    /** Who sees it, where a specialty does. */
    seen: bilingual,
    /** Whom to ask before a change, where the area says nothing of its own. */
    first: bilingual,
    headings: z.strictObject({
      before: bilingual,
      ask: bilingual,
      now: bilingual,
      who: bilingual,
      steps: bilingual,
      first: bilingual,
    }),
    closing: bilingual,
    /** What stands above and below every written article. */
    frame: z.strictObject({
      checked: bilingual,
      wrote: bilingual,
      minutes: bilingual,
      minute: bilingual,
      sources: bilingual,
      about: bilingual,
      note: bilingual,
    }),
  }),
);

const areas = readTexts(
  'article-areas.json',
  z.array(
    z.strictObject({
      /** Name of the topic at the top. */
      area: z.string(),
      /** What to write down before a visit, about conditions of the area. */
      notice: bilingual.optional(),
      ask: z.array(pair).length(3).optional(),
      /** When not to wait: signs of danger of the whole area. */
      now: bilingual.optional(),
      /** Living with a condition of the area. */
      day: bilingual.optional(),
      /** How what is about no condition begins. */
      open: bilingual.optional(),
      steps: z.array(pair).length(3),
      first: bilingual.optional(),
    }),
  ),
);
type Area = (typeof areas)[number];

/** What every general text about health ends with. */
export const CLOSING = texts.closing;
/** What stands above and below every written article. */
export const FRAME = texts.frame;

/** Most specialties that are named. */
const NAMED = 3;

const list = (items: readonly Pair[]) => bullets(items.map(([en, es]) => both(en, es)));

/** The title of what is put together about a topic. */
export function articleTitle({ kind, subject }: Topic): Bilingual {
  const [en, es] = texts.titles[kind][0]!;
  return fill(both(en, es), { subject: spanishTitle(subject) });
}

/**
 * A short text about a topic nobody has written about: what to write down, to ask and not to wait with, by its area of
 * medicine, and who sees it here. It says nothing about the condition itself.
 * @throws where the area has no words for a topic of this kind
 */
export function articleText(
  random: Random,
  topic: Topic,
  specialties: readonly Specialty[],
): { summary: Bilingual; body: Bilingual } {
  const area = areaOf(topic);
  const gaps: Gaps = { subject: spanishTitle(topic.subject) };
  const summary = say(random, texts.leads[topic.kind], gaps);
  const general = say(random, texts.bodies[topic.kind]);
  const who = specialties.slice(0, NAMED).map(({ plural }) => phrase(plural));
  const seen = who.length > 0 ? [fill(texts.seen, { ...gaps, who: listed(who) })] : [];
  return { summary, body: html(...partsOf(topic, area, general, seen), paragraphs(CLOSING)) };
}

function partsOf(topic: Topic, area: Area, general: Bilingual, seen: readonly Bilingual[]): Bilingual[] {
  const { headings } = texts;
  if (topic.kind === 'wellness')
    return [
      paragraphs(area.open ?? general),
      heading(headings.steps),
      list(area.steps),
      heading(headings.first),
      paragraphs(area.first ?? texts.first),
    ];
  const { notice, ask, now, day } = area;
  if (!notice || !ask || !now || !day)
    throw new Error(`${textPath('article-areas.json')}: ${area.area} has no words for ${topic.name.en}`);
  const last = [heading(headings.now), paragraphs(now)];
  const asked = [heading(headings.ask), list(ask)];
  return topic.kind === 'condition'
    ? [
        ...seen.map((one) => paragraphs(one)),
        heading(headings.before),
        paragraphs(notice),
        ...asked,
        paragraphs(general),
        ...last,
      ]
    : [
        paragraphs(day, general),
        ...asked,
        ...(seen.length > 0 ? [heading(headings.who), paragraphs(...seen)] : []),
        ...last,
      ];
}

function areaOf(topic: Topic): Area {
  let top = topic;
  while (top.parent) top = top.parent;
  const area = areas.find((one) => one.area === top.name.en);
  if (!area) throw new Error(`${textPath('article-areas.json')}: nothing for ${top.name.en}`);
  return area;
}
