import { both, fill, heading, html, paragraphs, phrase, sentences, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Source, WrittenArticle } from '../readArticles.ts';
import { demoBrightcoveId } from '../text/facilityText.ts';
import { spelledDay } from '../text/spelledDay.ts';
import { articleText, articleTitle, CLOSING, FRAME, reviewersOf } from '../text/articleText.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, refs, scaled } from '../World.ts';
import type { DemoEntity, Person, Provider, Topic, World } from '../World.ts';
import { scenePicture, subjectOf, subjectsOf } from '../subjectOf.ts';
import { libraryPicture, libraryScenes } from './libraryPictures.ts';
import { named } from './named.ts';
import { CONTRIBUTORS_PATH, personOf } from './people.ts';
import { researchOf, servicesOf, specialtiesOf, treatmentsOf } from './related.ts';
import { writersOf, writtenArticles } from './writers.ts';

/** Health & Wellness pages (ce_sutterPage): those written by hand, and one each for the topics nobody has written about. */
export function* buildArticles(world: World): Generator<DemoEntity> {
  for (const article of writtenArticles) yield written(world, article);
  const told = new Set(writtenArticles.flatMap(({ topics }) => topics));
  const most = Math.min(scaled(world, 460, 20), world.topics.length);
  for (let number = 1; number <= most; number += 1) {
    const topic = world.topics[((number - 1) * 7) % world.topics.length]!;
    // The subject and not the name: what is written about asthma is about living with it, too.
    if (!told.has(topic.subject.en)) yield composed(world, numbered('article', number, 4), topic);
  }
}

const keyOf = ({ key }: { key: string }) => key;

function written(world: World, article: WrittenArticle): DemoEntity {
  const id = numbered('guide', article.number, 3);
  const { title: name, summary } = article;
  const path = `/health/articles/${slugOf(name.en)}-${id}`;
  const specialties = named(world.specialties, article.specialties, keyOf);
  const main = world.services.filter((service) => service.topLevel);
  const topics = named(world.topics, article.topics);
  const living = world.topics.filter(
    ({ kind, subject }) => kind === 'living' && article.topics.includes(subject.en),
  );
  const treatments = treatmentsOf(world, [...article.conditions, ...article.topics]);
  const writers = writersOf(world, article);
  const known = (provider?: Provider) => provider && personOf(world, provider);
  const [author, reviewer] = [known(writers.author), known(writers.reviewer)];
  author?.wrote.push({ path, name });
  reviewer?.checked.push({ path, name });
  const people = [author, reviewer].filter((one) => one !== undefined);
  return {
    id,
    type: 'ce_sutterPage',
    languages: 'both',
    scenes: libraryScenes(article),
    hasChosenScene: article.picture !== undefined,
    isFirm: true,
    body: {
      name,
      slug: slugOf(name.en),
      c_pageType: 'Article',
      c_headline: name,
      c_teaserText: summary,
      c_shortDescription: summary,
      description: summary,
      c_synonyms: article.also,
      c_body: framed(article, author, reviewer),
      c_publishedDate: article.published,
      c_imageOrVideo: 'Image',
      c_teaserImage: libraryPicture(article, id),
      c_contributor: refs(people),
      c_person: refs(people),
      c_provider: refs(Object.values(writers)),
      c_healthTopics: refs([
        ...new Set([
          ...topics.flatMap((topic) => (topic.parent ? [topic, topic.parent] : [topic])),
          ...living,
        ]),
      ]),
      c_services: refs(named(main, article.services, keyOf)),
      c_specialty: refs(specialties),
      c_relatedConditions: refs(named(world.conditions, article.conditions)),
      c_relatedProcedures: refs(treatments.procedures),
      c_relatedReasonsForVisit: refs(treatments.reasons),
      c_researchTopics: refs([...new Set(topics.flatMap((topic) => researchOf(world, topic)))]),
      landingPageUrl: path,
      c_linkURL: path,
    },
  };
}

/** Somebody as a text names them: a link to what they wrote, and what they practise. */
const inText = ({ id, name, role }: Person) => ({
  name: `<a href="${CONTRIBUTORS_PATH}#${id}">${name.en}</a>`,
  specialty: phrase(role),
});

/** The text of a written article above its sources and the lines that say who wrote it, and who checked it and when. */
function framed(
  article: WrittenArticle,
  author: Person | undefined,
  reviewer: Person | undefined,
): Bilingual {
  const wrote = author && fill(FRAME.wrote, inText(author));
  const checked = reviewer && fill(FRAME.checked, { ...inText(reviewer), day: spelledDay(article.reviewed) });
  const list = (sources: readonly Source[]) =>
    `<ol>${sources.map(({ name, url }) => `<li><a href="${url}">${name}</a></li>`).join('')}</ol>`;
  return html(
    both(markdownToHtml(article.text.en), markdownToHtml(article.text.es)),
    heading(FRAME.sources),
    both(list(article.sources.en), list(article.sources.es)),
    heading(FRAME.about),
    paragraphs(sentences(...[wrote, checked].filter((one) => one !== undefined), FRAME.note, CLOSING)),
  );
}

/** What those write about who are no doctors and have a field of their own. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  'Registered dietitian':
    /\b(?:eating|foods?|meals?|cook\w*|nutrition|snacks?|breakfast|vegetables?|fiber|lunch\w*)\b/i,
  Pharmacist: /\b(?:medicines?|pills?|antibiotics?|vaccines?|vitamins)\b/i,
};

const practises = (specialties: readonly string[], provider: Provider | undefined): boolean =>
  specialties.includes(provider?.specialties[0]?.key ?? '');

/**
 * Who writes about what these specialties see: one of them, by what stands below their name; else somebody who is no doctor,
 * of the field the text is about where there is one, and of no field of their own where there is none.
 */
function authorFor(
  world: World,
  random: Random,
  specialties: readonly string[],
  about: string,
): Person | undefined {
  const near = world.people.filter(({ provider }) => practises(specialties, provider));
  const others = world.people.filter(({ provider }) => provider === undefined);
  const inField = others.filter(({ role }) => FIELDS[role.en]?.test(about));
  const general = others.filter(({ role }) => !FIELDS[role.en]);
  const able = [near, inField, general].find((some) => some.length > 0);
  return able && random.pick(able);
}

/**
 * Who checks what another wrote about a topic: somebody of a specialty that sees it, of its area of medicine where none
 * does, and a doctor where there is one; first those who write already.
 */
function reviewerFor(
  world: World,
  random: Random,
  specialties: readonly string[],
  topic: Topic,
  author: Person | undefined,
): Person | undefined {
  for (const keys of [specialties, reviewersOf(topic)]) {
    const others = world.providers.filter((one) => practises(keys, one) && one !== author?.provider);
    const doctors = others.filter(({ isPhysician }) => isPhysician);
    const able = doctors.length > 0 ? doctors : others;
    const known = able.filter((one) => world.people.some(({ provider }) => provider === one));
    if (able.length > 0) return personOf(world, random.pick(known.length > 0 ? known : able));
  }
  return undefined;
}

/** The days between the check of what is put together about a topic and the day the network is written for. */
const CHECKED_WITHIN = [20, 400] as const;

/** The day on which an article was checked, if it says who did. */
export const reviewedOn = (world: World, id: string): string =>
  writtenArticles.find(({ number }) => numbered('guide', number, 3) === id)?.reviewed ??
  addDays(world.today, -createRandom(`check-of-${id}`).int(...CHECKED_WITHIN));

function composed(world: World, id: string, topic: Topic): DemoEntity {
  const random = createRandom(id);
  const treatments = treatmentsOf(world, [...new Set([topic.name.en, topic.subject.en])]);
  const name = articleTitle(topic);
  const specialties = specialtiesOf(world, topic);
  const text = articleText(random, topic, specialties);
  const services = servicesOf(world, specialties);
  // Before those written by hand, which a list by date so begins with.
  const published = addDays(world.today, -random.int(450, 1500));
  const about = [topic.name.en, topic.subject.en, topic.parent?.name.en].join();
  const slug = slugOf(name.en);
  const path = `/health/articles/${slug}-${id}`;
  const writers = createRandom(`writers-of-${id}`);
  const seeing = specialties.filter(({ isUnseen }) => !isUnseen).map(keyOf);
  const author = authorFor(world, writers, seeing, about);
  author?.wrote.push({ path, name });
  const reviewer = reviewerFor(world, writers, seeing, topic, author);
  reviewer?.checked.push({ path, name });
  const people = [author, reviewer].filter((one) => one !== undefined);
  return {
    id,
    type: 'ce_sutterPage',
    languages: 'both',
    // Not of what it belongs to: nearsightedness is no picture of an ear.
    scenes: subjectsOf(topic.name.en, topic.subject.en),
    body: {
      name,
      slug,
      c_pageType: random.chance(0.85) ? 'Article' : 'Health Topic',
      c_headline: name,
      c_teaserText: text.summary,
      c_shortDescription: text.summary,
      description: text.summary,
      c_body: text.body,
      // A few have the unset date of the content platform.
      c_publishedDate: random.chance(0.04) ? '0001-01-01' : published,
      c_imageOrVideo: random.chance(0.08) ? 'Video' : 'Image',
      c_brightcoveVideoID: random.chance(0.08) ? demoBrightcoveId(random) : undefined,
      c_teaserImage: scenePicture(subjectOf(topic.name.en, topic.subject.en, topic.parent?.name.en), id),
      c_contributor: refs(people),
      c_person: refs(people),
      c_provider: refs(people.flatMap(({ provider }) => provider ?? [])),
      c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
      c_services: refs(services.slice(0, 3)),
      c_specialty: refs(specialties.slice(0, 3)),
      c_relatedConditions: refs(world.conditions.filter((item) => item.name.en === topic.subject.en)),
      c_relatedProcedures: refs(treatments.procedures),
      c_relatedReasonsForVisit: refs(treatments.reasons),
      c_researchTopics: refs(researchOf(world, topic)),
      landingPageUrl: path,
      c_linkURL: path,
    },
  };
}
