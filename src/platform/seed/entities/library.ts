import { z } from 'zod';
import {
  both,
  bullets,
  fill,
  heading,
  html,
  inSentence,
  paragraphs,
  same,
  say,
  sentences,
  slugOf,
} from '../bilingual.ts';
import type { Bilingual, Gaps } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { demoBrightcoveId } from '../text/facilityText.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Specialty, Topic, World } from '../World.ts';
import { personName } from './providers.ts';
import { bilingual, pair, pairs, readTexts } from '../readTexts.ts';

const texts = readTexts(
  'library.json',
  z.strictObject({
    roles: pairs,
    articleTitles: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    leads: pairs,
    bodies: z.strictObject({ condition: pairs, living: pairs, wellness: pairs }),
    tips: pairs,
    closing: bilingual,
    news: z.array(
      z.strictObject({ category: z.string(), topic: z.string().optional(), title: pair, text: pair }),
    ),
    movingTitles: pairs,
    storyTitles: pairs,
    storyStarts: pairs,
    storyMiddles: pairs,
    storyEnds: pairs,
    quotes: pairs,
    questionForms: pairs,
    /** Each question as the person wrote it. */
    questions: pairs,
    answers: pairs,
    planPages: z.array(z.strictObject({ path: z.string(), name: bilingual, text: bilingual })),
  }),
);

/** The page that names everybody who writes, and what they wrote. */
export const CONTRIBUTORS_PATH = '/about-us/contributors';

/** People who write, answer and are quoted: some are providers, some are not. */
export function* buildPeople(world: World): Generator<DemoEntity> {
  const count = scaled(world, 140, 12);
  const physicians = world.providers.filter((provider) => provider.isPhysician);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('person', number, 3);
    const random = createRandom(id);
    const provider =
      physicians.length > 0 && random.chance(0.6) ? physicians[(number * 31) % physicians.length] : undefined;
    const own = personName(random);
    const name = provider?.name ?? `${own.firstName} ${own.lastName}`;
    const role = provider?.specialties[0]?.name ?? both(...random.pick(texts.roles));
    world.people.push({ id, name: same(name), provider, role, wrote: [] });
    yield {
      id,
      type: 'ce_person',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name),
        c_title: role,
        c_shortDescription: fill(
          both(
            '{name} writes about health for Meridian Health.',
            '{name} escribe sobre salud para Meridian Health.',
          ),
          { name },
        ),
        c_provider: provider === undefined ? undefined : [ref(provider.id)],
        landingPageUrl: `${CONTRIBUTORS_PATH}#${id}`,
        c_image: random.chance(0.4)
          ? { url: `/-/media/art/person/${id}.svg`, alternateText: name, width: 230, height: 307 }
          : undefined,
      },
    };
  }
}

const specialtiesOf = (world: World, topic: Topic): Specialty[] =>
  world.specialties.filter((specialty) =>
    specialty.conditions.some((item) => item.name.en === topic.subject.en),
  );
/** Research on the topic itself, by its name. */
const researchOf = (world: World, topic: Topic) =>
  world.researchTopics.filter(({ name }) => topic.subject.en.toLowerCase().includes(name.en.toLowerCase()));
const servicesOf = (world: World, specialties: Specialty[]) =>
  world.services.filter(
    (service) => service.topLevel && service.specialties.some((specialty) => specialties.includes(specialty)),
  );

/** Text of an article about a topic; about 200 words. */
function article(random: Random, topic: Topic): { summary: Bilingual; body: Bilingual } {
  const gaps: Gaps = { lower: inSentence(topic.subject) };
  const summary = say(random, texts.leads, gaps);
  const middle = random.sample(texts.bodies[topic.kind], 3).map(([en, es]) => both(en, es));
  const tips = random.sample(texts.tips, 4).map(([en, es]) => both(en, es));
  return {
    summary,
    body: html(
      paragraphs(summary, middle[0]!),
      heading(both('What helps', 'Qué ayuda')),
      paragraphs(middle[1]!, middle[2]!),
      heading(both('At your next visit', 'En su próxima consulta')),
      bullets(tips),
      paragraphs(texts.closing),
    ),
  };
}

/** Health & Wellness pages (ce_sutterPage), news posts, patient stories, questions to experts and plan pages. */
export function* buildLibrary(world: World): Generator<DemoEntity> {
  const articles = scaled(world, 460, 20);
  for (let number = 1; number <= articles; number += 1) {
    const id = numbered('article', number, 4);
    const random = createRandom(id);
    const topic = world.topics[((number - 1) * 7) % world.topics.length]!;
    const titles = texts.articleTitles[topic.kind];
    const round = Math.floor(((number - 1) * 7) / world.topics.length);
    const [en, es] = titles[round % titles.length]!;
    const name = fill(both(en, es), { subject: topic.subject, lower: inSentence(topic.subject) });
    const text = article(random, topic);
    const specialties = specialtiesOf(world, topic);
    const services = servicesOf(world, specialties);
    const published = addDays(world.today, -random.int(3, 1500));
    const contributor = random.chance(0.85) ? random.pick(world.people) : undefined;
    const slug = slugOf(name.en);
    contributor?.wrote.push({ path: `/health/articles/${slug}-${id}`, name });
    yield {
      id,
      type: 'ce_sutterPage',
      languages: 'both',
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
        c_teaserImage: random.chance(0.55)
          ? { url: `/-/media/art/article/${id}.svg`, alternateText: '', width: 640, height: 427 }
          : undefined,
        c_contributor: contributor === undefined ? undefined : [ref(contributor.id)],
        c_person: contributor === undefined ? undefined : [ref(contributor.id)],
        c_provider: contributor?.provider === undefined ? undefined : [ref(contributor.provider.id)],
        c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
        c_services: refs(services.slice(0, 3)),
        c_specialty: refs(specialties.slice(0, 3)),
        c_relatedConditions: refs(world.conditions.filter((item) => item.name.en === topic.subject.en)),
        c_relatedProcedures: refs(specialties.flatMap((specialty) => specialty.procedures).slice(0, 2)),
        c_relatedReasonsForVisit: refs(specialties.flatMap((specialty) => specialty.reasons).slice(0, 2)),
        c_researchTopics: refs(researchOf(world, topic)),
        landingPageUrl: `/health/articles/${slug}-${id}`,
        c_linkURL: `/health/articles/${slug}-${id}`,
      },
    };
  }
  yield* news(world);
  yield* stories(world);
  yield* questions(world);
  yield* planPages(world);
}

function* news(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 8);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('news', number, 4);
    const random = createRandom(id);
    const kind = texts.news[(number - 1) % texts.news.length]!;
    const site = random.pick(world.facilities);
    const gaps = { site: site.name, city: site.address.city ?? '' };
    const name = fill(both(...kind.title), gaps);
    const summary = fill(both(...kind.text), gaps);
    const published = addDays(world.today, -random.int(1, 900));
    const slug = slugOf(name.en);
    yield {
      id,
      type: 'wp_post',
      languages: 'both',
      body: {
        name,
        slug,
        wp_categories: [kind.category],
        c_mediaCategory: kind.category,
        description: summary,
        c_shortDescription: summary,
        c_body: paragraphs(
          summary,
          both(
            'For more, call the location or ask at your next visit.',
            'Para más información, llame al centro o pregunte en su próxima consulta.',
          ),
        ),
        c_publishedDate: published,
        date: published,
        c_featuredImage: random.chance(0.5)
          ? { url: `/-/media/art/news/${id}.svg`, alternateText: '', width: 640, height: 427 }
          : undefined,
        c_locations: [ref(site.id)],
        c_healthTopics: refs(world.topics.filter((topic) => topic.name.en === kind.topic)),
        landingPageUrl: `/news/${slug}-${id}`,
      },
    };
  }
}

/** Stories are told about long illnesses and recoveries, not about colds. */
const STORY_SPECIALTIES = new Set([
  ...[
    'cardiology',
    'interventional-cardiology',
    'electrophysiology',
    'cardiothoracic-surgery',
    'medical-oncology',
  ],
  ...[
    'gynecologic-oncology',
    'breast-surgery',
    'neurology',
    'neurosurgery',
    'stroke-neurology',
    'orthopedic-surgery',
  ],
  ...[
    'spine-surgery',
    'physical-medicine',
    'rheumatology',
    'pulmonology',
    'nephrology',
    'transplant-surgery',
  ],
  ...['endocrinology', 'maternal-fetal-medicine', 'colorectal-surgery', 'hematology'],
]);
const MOVING = new Set([
  'orthopedic-surgery',
  'spine-surgery',
  'physical-medicine',
  'stroke-neurology',
  'neurosurgery',
  'rheumatology',
]);

function* stories(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 8);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('story', number, 3);
    const random = createRandom(id);
    const person = personName(random);
    const specialty = random.pick(world.specialties.filter((item) => STORY_SPECIALTIES.has(item.key)));
    const condition = random.pick(specialty.conditions);
    const site = random.pick(world.facilities);
    const gaps: Gaps = {
      first: person.firstName,
      city: site.address.city ?? '',
      condition: inSentence(condition.name),
    };
    const name = say(
      random,
      MOVING.has(specialty.key) ? [...texts.movingTitles, ...texts.storyTitles] : texts.storyTitles,
      gaps,
    );
    const start = say(random, texts.storyStarts, gaps);
    const end = say(random, texts.storyEnds, gaps);
    const middles = random.sample(texts.storyMiddles, 2).map(([en, es]) => fill(both(en, es), gaps));
    const team = world.providers
      .filter((_, index) => index % 97 === number % 97 && random.chance(0.08))
      .slice(0, 3);
    const published = addDays(world.today, -random.int(10, 2000));
    const quote = texts.quotes[number % texts.quotes.length]!;
    yield {
      id,
      type: 'ce_patientStory',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name.en),
        c_subTitle: fill(both('{condition}, near {city}', '{condition}, cerca de {city}'), {
          ...gaps,
          condition: condition.name,
        }),
        c_publishedDate: published,
        c_locations: refs([site, ...random.sample(world.facilities, random.int(0, 2))]),
        c_shortDescription: start,
        description: start,
        c_quote: both(quote[0], quote[1]),
        c_quoteAttribution: `${person.firstName} ${person.lastName.charAt(0)}.`,
        c_story: paragraphs(...middles, end),
        c_image: random.chance(0.7) ? storyPicture(id, gaps) : undefined,
        c_imageOrVideo: random.chance(0.12) ? 'Video' : 'Image',
        c_brightcoveVideoID: random.chance(0.12) ? demoBrightcoveId(random) : undefined,
        c_provider: refs(team),
        c_contributors: refs(team),
        c_affiliate: [ref(site.affiliate.id)],
        c_healthTopics: refs(
          world.topics.filter(
            (topic) => topic.kind === 'condition' && topic.subject.en === condition.name.en,
          ),
        ),
        c_services: refs(servicesOf(world, [specialty]).slice(0, 2)),
        c_specialty: [ref(specialty.id)],
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
}

const storyPicture = (id: string, gaps: Gaps) => ({
  url: `/-/media/art/story/${id}.svg`,
  alternateText: fill(
    both('A drawing for the story of {first}', 'Un dibujo para la historia de {first}'),
    gaps,
  ),
  width: 832,
  height: 556,
});

function* questions(world: World): Generator<DemoEntity> {
  const count = scaled(world, 120, 8);
  const topics = world.topics.filter((topic) => topic.kind === 'condition');
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('ask', number, 3);
    const random = createRandom(id);
    const topic = topics[(number * 5) % topics.length]!;
    const form = number % texts.questionForms.length;
    const question = fill(both(...texts.questionForms[form]!), { lower: inSentence(topic.subject) });
    const specialties = specialtiesOf(world, topic);
    const people = random.sample(world.people, random.int(1, 2));
    yield {
      id,
      type: 'ce_askAnExpert',
      languages: 'both',
      body: {
        name: question,
        slug: slugOf(question.en),
        c_questionParaphrased: paragraphs(
          fill(both(...texts.questions[form]!), { lower: inSentence(topic.subject) }),
        ),
        c_expertResponse: paragraphs(
          both(...texts.answers[form]!),
          both(
            'Every person is different; your own care team knows you best.',
            'Cada persona es distinta; su propio equipo es quien mejor le conoce.',
          ),
          texts.closing,
        ),
        description: both(...texts.answers[form]!),
        c_person: refs(people),
        c_contributor: refs(people),
        c_callToAction: random.chance(0.7)
          ? {
              headline: both('Talk with someone who can help', 'Hable con alguien que puede ayudar'),
              description: paragraphs(
                fill(both('Find a {name} near you.', 'Encuentre atención de {name} cerca de usted.'), {
                  name:
                    specialties[0] === undefined
                      ? both('doctor', 'medicina')
                      : both(
                          `${specialties[0].name.en.toLowerCase()} provider`,
                          specialties[0].name.es.toLowerCase(),
                        ),
                }),
              ),
              linkText: both('Find a provider', 'Encontrar un médico'),
              linkURL: '/find-provider',
              icon: 'user-doctor',
            }
          : undefined,
        c_services: refs(servicesOf(world, specialties).slice(0, 2)),
        c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
        c_specialty: refs(specialties),
        c_relatedConditions: refs(world.conditions.filter((item) => item.name.en === topic.subject.en)),
        c_relatedProcedures: refs(specialties.flatMap((specialty) => specialty.procedures).slice(0, 3)),
        c_relatedReasonsForVisit: refs(specialties.flatMap((specialty) => specialty.reasons).slice(0, 3)),
        c_researchTopics: refs(researchOf(world, topic)),
        c_publishedDate: addDays(world.today, -random.int(5, 1200)),
        landingPageUrl: `/ask-an-expert/answers/${slugOf(question.en)}-${id}`,
      },
    };
  }
}

/** Pages of the health plan as its site search knows them. */
function* planPages(world: World): Generator<DemoEntity> {
  for (const [index, { path, name, text }] of texts.planPages.entries()) {
    yield {
      id: numbered('shppage', index + 1, 2),
      type: 'ce_shpPage',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name.en),
        description: text,
        c_shortDescription: text,
        c_body: paragraphs(sentences(text)),
        landingPageUrl: path,
        c_linkURL: path,
        c_shpLastUpdatedDate: addDays(world.today, -9),
        c_pageType: path.startsWith('/members') ? 'For members' : 'About the plan',
      },
    };
  }
}
