import type { SeedPage } from '../../content/PageSeed.ts';
import type { Rendering } from '../Rendering.ts';
import { isBilingual, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import type { DemoEntity, Person, Ref, Service, Specialty, Topic, World } from '../World.ts';
import { reviewedOn } from '../entities/articles.ts';
import { questionsOn } from '../entities/related.ts';
import { storiesOn } from '../entities/stories.ts';
import {
  link,
  linkList,
  listing,
  page,
  picks,
  place,
  prose,
  simplePromo,
  slim,
  t,
  twoColumns,
} from './blocks.ts';
import { answeredQuestions } from './answeredQuestions.ts';

type Body = DemoEntity['body'];

/** A text of a body in both languages; a name that is the same in both stands for itself. */
export const words = (body: Body, name: string): Bilingual | undefined => {
  const value = body[name];
  return isBilingual(value) ? (value as Bilingual) : typeof value === 'string' ? t(value, value) : undefined;
};
const refsOf = (body: Body, name: string): Ref[] => (body[name] ?? []) as Ref[];
/** What a field of a body links to, in its order. */
const named = <T extends { id: string }>(list: readonly T[], body: Body, field: string): T[] =>
  refsOf(body, field).flatMap(({ $ref }) => list.find(({ id }) => id === $ref) ?? []);

/** An article or a news post as its editors would have written it. */
export function articlePage(world: World, { id, type, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  const summary = words(body, 'c_shortDescription');
  const text = words(body, 'c_body');
  if (typeof path !== 'string' || !title || !summary || !text) return undefined;
  const isNews = type === 'wp_post';
  const people = named(world.people, body, 'c_contributor');
  const [author, reviewer] = people;
  const reviewed = reviewer && reviewedOn(world, id);
  const image = body['c_teaserImage'] ?? body['c_featuredImage'];
  const hero = {
    ArticleHeroHeadline: title,
    ArticleHeroSummary: summary,
    PublishedDate: body['c_publishedDate'] as string | undefined,
    ...(author ? { Contributor: author.name.en } : {}),
    ...(image ? { TeaserImage: { src: (image as { url: string }).url, alt: '' } } : {}),
  };
  const services = named(world.services, body, 'c_services').filter(({ topLevel }) => topLevel);
  const specialties = named(world.specialties, body, 'c_specialty');
  const topics = named(world.topics, body, 'c_healthTopics');
  const written = place('RichText', { Text: text }, { params: { Contents: '1' } });
  const aside = [...whoWrote(people), ...onward(services, specialties, isNews)];
  return page('main', {
    path,
    title,
    summary,
    template: 'HealthWellnessPage',
    body: [
      place('ArticleHero', {
        ...hero,
        ...(reviewed && { Reviewer: reviewer.name.en, ReviewedDate: reviewed }),
      }),
      isNews && aside.length === 0
        ? slim(written)
        : twoColumns([written, ...(isNews ? [] : [helped])], aside),
      ...(isNews ? [] : care(services, specialties)),
      ...(isNews ? [] : asked(topics)),
      ...(isNews ? [] : told(world, topics)),
      isNews
        ? // News of its own kind: of all, the newest would be the same on every page.
          listing(
            'RelatedNews',
            { Category: String(body['c_mediaCategory']) },
            t('More news', 'Más noticias'),
          )
        : listing('RelatedArticles', {}, t('Read next', 'Siga leyendo')),
      ...(isNews
        ? [
            simplePromo(
              t('Looking for other news?', '¿Busca otras noticias?'),
              t(
                'New places, new studies, and people to thank.',
                'Nuevos centros, nuevos estudios y personas a quienes dar las gracias.',
              ),
              ALL_NEWS,
            ),
          ]
        : []),
    ],
    fields: {
      ...hero,
      ...(author && { ContributorEntity: picks('ce_person', ...people) }),
      ...(!isNews && topics.length > 0 && { HealthTopics: picks('ce_healthTopic', ...topics) }),
      ...(!isNews && specialties.length > 0 && { Specialties: picks('ce_specialty', ...specialties) }),
      Entity: id,
      EntityType: type,
    },
  });
}

/** Portrait, name and page of the one who wrote it, and of the one who checked it. */
const whoWrote = (people: readonly Person[]): Rendering[] =>
  people.slice(0, 2).map((person, index) =>
    place(
      'ArticleContributor',
      {
        Contributor: person.provider
          ? picks('healthcareProfessional', person.provider)
          : picks('ce_person', person),
      },
      { params: { Role: index === 0 ? 'Author' : 'Reviewer' } },
    ),
  );

/** Pages of the services and the doctors that a text is about, and for an article the library in which there is more. */
function onward(
  services: readonly Service[],
  specialties: readonly Specialty[],
  isNews: boolean,
): Rendering[] {
  const links: (readonly [string, Bilingual])[] = [
    ...services.map((service) => [service.path, service.name] as const),
    ...specialties.map(({ name, plural }) => [`/find-doctor/specialty/${slugOf(name.en)}`, plural] as const),
  ];
  if (isNews && links.length === 0) return [];
  const title = links.length > 0 ? t('Find care', 'Encontrar atención') : t('More to read', 'Más para leer');
  const more = isNews
    ? ([ALL_NEWS.href, ALL_NEWS.text] as const)
    : (['/health/library', t('Search the health library', 'Buscar en la biblioteca de salud')] as const);
  return [linkList(title, [...links, more])];
}

const ALL_NEWS = link('/about-us/news', t('All news', 'Todas las noticias'));

/** Doctors who see what the text is about, and places where they do. */
function care(services: readonly Service[], specialties: readonly Specialty[]): Rendering[] {
  const [service] = services;
  return [
    ...(specialties.length > 0
      ? [
          listing(
            'RelatedProviders',
            {},
            t('People in our network who can help', 'Profesionales de nuestra red que pueden ayudarle'),
          ),
        ]
      : []),
    ...(service
      ? [
          listing(
            'RelatedLocationsByQuery',
            { Query: service.name.en },
            t('Places in our network for this care', 'Lugares de nuestra red para esta atención'),
          ),
        ]
      : []),
  ];
}

/** Most questions below an article. */
const ASKED = 3;

/** What people have asked about the same. */
const asked = (topics: readonly Topic[]): Rendering[] =>
  answeredQuestions(
    t('Questions people asked about this', 'Preguntas que otras personas hicieron sobre esto'),
    questionsOn(topics).slice(0, ASKED),
  ).map((each) => slim(each));

/** Stories of patients with the very condition, in brief. */
function told(world: World, topics: readonly Topic[]): Rendering[] {
  const stories = storiesOn(world, topics);
  if (stories.length === 0) return [];
  return [
    listing(
      'EntityTeaserList',
      { EntityType: 'ce_patientStory' },
      t('Somebody who has been there', 'Alguien que lo ha vivido'),
      { Entities: picks('ce_patientStory', ...stories) },
    ),
  ];
}

const helped = place('PageHelped', {
  Missing: prose(
    t(
      '<a href="/patients/feedback">Tell us what was missing</a>. With a question about your own health, call the nurse line at <a href="tel:+14155550142">415-555-0142</a>.',
      '<a href="/patients/feedback">Díganos qué faltó</a>. Si tiene una pregunta sobre su propia salud, llame a la línea de enfermería al <a href="tel:+14155550142">415-555-0142</a>.',
    ),
  ),
});
