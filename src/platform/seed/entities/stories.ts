import { z } from 'zod';
import { both, fill, inSentence, paragraphs, say, slugOf } from '../bilingual.ts';
import type { Gaps } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { readStories } from '../readStories.ts';
import type { WrittenStory } from '../readStories.ts';
import { pairs, readTexts } from '../readTexts.ts';
import { demoBrightcoveId } from '../text/facilityText.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Named, Provider, Site, Specialty, World } from '../World.ts';
import { inTurn, scenePicture, subjectOf } from '../subjectOf.ts';
import { nearestTo } from './near.ts';
import { personName } from './providers.ts';
import { servicesOf } from './related.ts';

const texts = readTexts(
  'stories.json',
  z.strictObject({
    movingTitles: pairs,
    storyTitles: pairs,
    storyStarts: pairs,
    storyMiddles: pairs,
    storyEnds: pairs,
    quotes: pairs,
  }),
);

/** The stories written by hand, read once. */
export const writtenStories: readonly WrittenStory[] = readStories();
const turnOf = inTurn(
  writtenStories,
  ({ condition, specialty }) => subjectOf(condition, specialty),
  ({ published }) => published,
);

/** Patient stories (ce_patientStory): those written by hand, then some put together from phrases. */
export function* buildStories(world: World): Generator<DemoEntity> {
  for (const story of writtenStories) {
    const entity = written(world, story);
    if (entity) yield entity;
  }
  const taken = new Set(writtenStories.map(({ number }) => number));
  const count = scaled(world, 50, 8);
  for (let number = 1; number <= count; number += 1)
    if (!taken.has(number)) yield composed(world, numbered('story', number, 3));
}

const LONG_ILLNESSES =
  'cardiology interventional-cardiology electrophysiology cardiothoracic-surgery medical-oncology ' +
  'gynecologic-oncology breast-surgery neurology neurosurgery stroke-neurology orthopedic-surgery spine-surgery ' +
  'physical-medicine rheumatology pulmonology nephrology transplant-surgery endocrinology ' +
  'maternal-fetal-medicine colorectal-surgery hematology';
/** Stories are told about long illnesses and recoveries, not about colds. */
const STORY_SPECIALTIES = new Set(LONG_ILLNESSES.split(' '));
const MOVING = new Set([
  'orthopedic-surgery',
  'spine-surgery',
  'physical-medicine',
  'stroke-neurology',
  'neurosurgery',
  'rheumatology',
]);

/** Where a story took place: with one who practises the specialty, and the hospital or clinic nearest to them. */
interface Scene {
  provider: Provider;
  city: string;
  places: Site[];
}

function sceneOf(
  world: World,
  random: Random,
  specialty: Specialty,
  gender?: Provider['gender'],
): Scene | undefined {
  const able = world.providers.filter(
    (one) => one.specialties[0] === specialty && one.sites.length > 0 && (!gender || one.gender === gender),
  );
  if (able.length === 0) return undefined;
  const provider = random.pick(able);
  const office = provider.sites[0]!;
  const place = nearestTo(office, world.facilities) ?? office;
  return { provider, city: place.address['city'] ?? '', places: [place] };
}

/** What every story says of who is in it, and where it leads. */
function storyBody(
  world: World,
  { specialty, condition, scene }: { specialty: Specialty; condition: Named; scene: Scene },
) {
  const team = [ref(scene.provider.id)];
  return {
    c_subTitle: fill(both('{condition}, near {city}', '{condition}, cerca de {city}'), {
      condition: condition.name,
      city: scene.city,
    }),
    c_locations: refs(scene.places),
    c_provider: team,
    c_contributors: team,
    c_affiliate: [ref(scene.provider.affiliate.id)],
    c_healthTopics: refs(
      world.topics.filter(({ kind, subject }) => kind === 'condition' && subject.en === condition.name.en),
    ),
    c_services: refs(servicesOf(world, [specialty]).slice(0, 2)),
    c_specialty: [ref(specialty.id)],
  };
}

/** Undefined in a part of the network too small for anybody to practise what the story is about. */
function written(world: World, story: WrittenStory): DemoEntity | undefined {
  const id = numbered('story', story.number, 3);
  const specialty = world.specialties.find(({ key }) => key === story.specialty);
  const condition = world.conditions.find(({ name }) => name.en === story.condition);
  if (!specialty || !condition)
    throw new Error(`the story "${story.slug}" names what the network does not have`);
  const random = createRandom(`story-of-${story.slug}`);
  const scene = sceneOf(world, random, specialty, story.doctor);
  if (!scene) return undefined;
  const { firstName, lastName } = scene.provider;
  const text = fill(story.text, { city: scene.city, doctor: `${firstName} ${lastName}` });
  return {
    id,
    type: 'ce_patientStory',
    languages: 'both',
    body: {
      name: story.title,
      slug: slugOf(story.title.en),
      ...storyBody(world, { specialty, condition, scene }),
      c_publishedDate: story.published,
      c_shortDescription: story.summary,
      description: story.summary,
      c_quote: story.quote,
      c_quoteAttribution: story.teller,
      c_story: both(markdownToHtml(text.en), markdownToHtml(text.es)),
      c_image: picture(`${id}-${turnOf(story)}`, condition, specialty),
      c_imageOrVideo: story.film ? 'Video' : 'Image',
      c_brightcoveVideoID: story.film && demoBrightcoveId(random),
      c_patientStoryCategory: story.category,
      landingPageUrl: `/patient-stories/${slugOf(story.title.en)}-${id}`,
    },
  };
}

function composed(world: World, id: string): DemoEntity {
  const random = createRandom(id);
  const person = personName(random);
  const told = world.specialties.filter(({ key }) => STORY_SPECIALTIES.has(key));
  const all = told.flatMap((specialty) => sceneOf(world, random, specialty) ?? []);
  const scene = random.pick(all);
  const specialty = scene.provider.specialties[0]!;
  const condition = random.pick(specialty.conditions);
  const gaps: Gaps = { first: person.firstName, city: scene.city, condition: inSentence(condition.name) };
  const titles = MOVING.has(specialty.key)
    ? [...texts.movingTitles, ...texts.storyTitles]
    : texts.storyTitles;
  const name = say(random, titles, gaps);
  const start = say(random, texts.storyStarts, gaps);
  const end = say(random, texts.storyEnds, gaps);
  const middles = random.sample(texts.storyMiddles, 2).map(([en, es]) => fill(both(en, es), gaps));
  return {
    id,
    type: 'ce_patientStory',
    languages: 'both',
    body: {
      name,
      slug: slugOf(name.en),
      ...storyBody(world, { specialty, condition, scene }),
      c_publishedDate: addDays(world.today, -random.int(10, 2000)),
      c_shortDescription: start,
      description: start,
      c_quote: both(...random.pick(texts.quotes)),
      c_quoteAttribution: `${person.firstName} ${person.lastName.charAt(0)}.`,
      c_story: paragraphs(...middles, end),
      c_image: picture(id, condition, specialty),
      c_imageOrVideo: random.chance(0.12) ? 'Video' : 'Image',
      c_brightcoveVideoID: random.chance(0.12) ? demoBrightcoveId(random) : undefined,
      c_patientStoryCategory: random.pick([
        'Recovery',
        'New beginnings',
        'Living with a condition',
        'Prevention',
        'Family',
      ]),
      landingPageUrl: `/patient-stories/${slugOf(name.en)}-${id}`,
    },
  };
}

const picture = (id: string, condition: Named, specialty: Specialty) => ({
  ...scenePicture(subjectOf(condition.name.en, specialty.key), id),
  width: 832,
  height: 555,
});
