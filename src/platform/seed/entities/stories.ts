import { both, fill, slugOf } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { readStories } from '../readStories.ts';
import type { WrittenStory } from '../readStories.ts';
import { demoBrightcoveId } from '../text/facilityText.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, ref, refs } from '../World.ts';
import type { DemoEntity, Named, Provider, Site, Specialty, Topic, World } from '../World.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';
import { servicesOf } from './related.ts';

/** The stories written by hand, read once. */
export const writtenStories: readonly WrittenStory[] = readStories();

const idOf = (number: number) => numbered('story', number, 3);

/** Patient stories (ce_patientStory), all of them written by hand. */
export function* buildStories(world: World): Generator<DemoEntity> {
  for (const story of writtenStories) {
    const entity = written(world, story);
    if (entity) yield entity;
  }
}

/** Where a story took place: with one who practises the specialty, at a hospital or clinic they work at. */
interface Scene {
  provider: Provider;
  city: string;
  places: Site[];
}

/** Whether people are treated there over weeks and months: a lab, a pharmacy or an emergency room is no place of a story. */
const isHospital = ({ types }: Site) => types.includes('Hospital');
const isForCourses = (site: Site) => isHospital(site) || site.types[0] === 'Care Center';

/**
 * Hospitals and care centers are for whatever their people treat. An office bears the name of one specialty and may be shared by
 * others, so it is the place of a story only where nobody who could be in it works at one of those. What happened in a
 * hospital is told of one, wherever somebody who could be in it works there.
 */
function sceneOf(
  world: World,
  random: Random,
  specialty: Specialty,
  { doctor: gender, hospital }: Pick<WrittenStory, 'doctor' | 'hospital'>,
): Scene | undefined {
  const able = world.providers.filter(
    (one) => one.specialties[0] === specialty && one.sites.length > 0 && (!gender || one.gender === gender),
  );
  if (able.length === 0) return undefined;
  const inHospital = ({ sites }: Provider) => sites.find(isHospital);
  const placeOf =
    hospital && able.some(inHospital) ? inHospital : ({ sites }: Provider) => sites.find(isForCourses);
  const first = random.pick(able);
  const others = able.filter(placeOf);
  const provider = placeOf(first) || others.length === 0 ? first : random.pick(others);
  const place = placeOf(provider) ?? provider.sites[0]!;
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

/** Stories of the conditions that some topics are about, where the network has somebody who treats them. */
export const storiesOn = (world: World, topics: readonly Topic[]): Named[] =>
  writtenStories
    .filter(
      ({ condition, specialty, doctor }) =>
        topics.some(({ kind, subject }) => kind === 'condition' && subject.en === condition) &&
        world.providers.some(
          (one) =>
            one.specialties[0]?.key === specialty &&
            one.sites.length > 0 &&
            (!doctor || one.gender === doctor),
        ),
    )
    .map(({ number, title }) => ({ id: idOf(number), name: title }));

/** Undefined in a part of the network too small for anybody to practise what the story is about. */
function written(world: World, story: WrittenStory): DemoEntity | undefined {
  const id = idOf(story.number);
  const specialty = world.specialties.find(({ key }) => key === story.specialty);
  const condition = world.conditions.find(({ name }) => name.en === story.condition);
  if (!specialty || !condition)
    throw new Error(`the story "${story.slug}" names what the network does not have`);
  const random = createRandom(`story-of-${story.slug}`);
  const scene = sceneOf(world, random, specialty, story);
  if (!scene) return undefined;
  const { firstName, lastName } = scene.provider;
  const text = fill(story.text, { city: scene.city, doctor: `${firstName} ${lastName}` });
  return {
    id,
    type: 'ce_patientStory',
    languages: 'both',
    hasChosenScene: story.picture !== undefined,
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
      c_image: pictureOf(id, story, specialty),
      c_imageOrVideo: story.film ? 'Video' : 'Image',
      c_brightcoveVideoID: story.film && demoBrightcoveId(random),
      c_patientStoryCategory: story.category,
      landingPageUrl: `/patient-stories/${slugOf(story.title.en)}-${id}`,
    },
  };
}

const pictureOf = (id: string, { picture, condition }: WrittenStory, specialty: Specialty) => ({
  ...scenePicture(picture ?? subjectOf(condition, specialty.key), id),
  width: 832,
  height: 555,
});
