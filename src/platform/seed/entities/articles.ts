import { both, fill, heading, html, paragraphs, phrase, sentences, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Source, WrittenArticle } from '../readArticles.ts';
import { demoBrightcoveId } from '../text/facilityText.ts';
import { spelledDay } from '../text/spelledDay.ts';
import { articleText, articleTitle, CLOSING, FRAME } from '../text/articleText.ts';
import { markdownToHtml } from '../text/markdown.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Person, Provider, Specialty, Topic, World } from '../World.ts';
import { scenePicture, subjectOf, subjectsOf } from '../subjectOf.ts';
import { libraryPicture, libraryScenes } from './libraryPictures.ts';
import { named } from './named.ts';
import { CONTRIBUTORS_PATH } from './people.ts';
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
  const personOf = (provider?: Provider) => world.people.find((one) => provider && one.provider === provider);
  const [author, reviewer] = [personOf(writers.author), personOf(writers.reviewer)];
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
  'Registered dietitian': /eat|food|meal|cook|nutrition|weight|cholesterol|diabetes/i,
  Pharmacist: /medicine|pill|antibiotic|vaccine/i,
};

/** Somebody who may write about what these specialties see: one of them, else one who is no doctor at all. */
function contributorFor(
  world: World,
  random: Random,
  specialties: readonly Specialty[],
  about: string,
): Person | undefined {
  if (!random.chance(0.85)) return undefined;
  const near = world.people.filter(({ provider }) =>
    provider?.specialties.some((specialty) => specialties.includes(specialty)),
  );
  const others = world.people.filter(
    ({ provider, role }) => provider === undefined && (FIELDS[role.en]?.test(about) ?? true),
  );
  const able = near.length > 0 ? near : others;
  return able.length > 0 ? random.pick(able) : undefined;
}

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
  const contributor = contributorFor(world, random, specialties, about);
  const slug = slugOf(name.en);
  contributor?.wrote.push({ path: `/health/articles/${slug}-${id}`, name });
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
      c_contributor: contributor === undefined ? undefined : [ref(contributor.id)],
      c_person: contributor === undefined ? undefined : [ref(contributor.id)],
      c_provider: contributor?.provider === undefined ? undefined : [ref(contributor.provider.id)],
      c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
      c_services: refs(services.slice(0, 3)),
      c_specialty: refs(specialties.slice(0, 3)),
      c_relatedConditions: refs(world.conditions.filter((item) => item.name.en === topic.subject.en)),
      c_relatedProcedures: refs(treatments.procedures),
      c_relatedReasonsForVisit: refs(treatments.reasons),
      c_researchTopics: refs(researchOf(world, topic)),
      landingPageUrl: `/health/articles/${slug}-${id}`,
      c_linkURL: `/health/articles/${slug}-${id}`,
    },
  };
}
