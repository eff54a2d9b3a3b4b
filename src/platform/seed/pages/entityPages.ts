import type { SeedPage } from '../../content/PageSeed.ts';
import { capital, inSentence, isBilingual, listed, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import type { DemoEntity, Ref, World } from '../World.ts';
import {
  bare,
  basicHero,
  linkList,
  list,
  listing,
  page,
  picks,
  place,
  rich,
  slim,
  t,
  twoColumns,
} from './blocks.ts';

type Body = DemoEntity['body'];

const words = (body: Body, name: string): Bilingual | undefined => {
  const value = body[name];
  return isBilingual(value) ? (value as Bilingual) : typeof value === 'string' ? t(value, value) : undefined;
};
const refsOf = (body: Body, name: string): Ref[] => (body[name] ?? []) as Ref[];
/** What a field of a body links to, in its order. */
const named = <T extends { id: string }>(list: readonly T[], body: Body, field: string): T[] =>
  refsOf(body, field).flatMap(({ $ref }) => list.find(({ id }) => id === $ref) ?? []);

/** An article or a news post as its editors would have written it. */
function article(world: World, { id, type, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  const summary = words(body, 'c_shortDescription');
  const text = words(body, 'c_body');
  if (typeof path !== 'string' || !title || !summary || !text) return undefined;
  const isNews = type === 'wp_post';
  const people = named(world.people, body, 'c_contributor');
  const author = people[0];
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
  const cares = services.length + specialties.length > 0;
  const onward: [string, Bilingual][] = [
    ...services.map((service): [string, Bilingual] => [service.path, service.name]),
    ...specialties.map(({ name, plural }): [string, Bilingual] => [
      `/find-doctor/specialty/${slugOf(name.en)}`,
      plural,
    ]),
    isNews
      ? ['/search?verticalKey=post', t('More news', 'Más noticias')]
      : ['/health/library', t('Search the health library', 'Buscar en la biblioteca de salud')],
  ];
  return page('main', {
    path,
    title,
    summary,
    template: 'HealthWellnessPage',
    body: [
      place('ArticleHero', hero),
      twoColumns(
        [rich(text)],
        [
          ...(author ? [place('ArticleContributor', {})] : []),
          linkList(cares ? t('Find care', 'Encontrar atención') : t('More to read', 'Más para leer'), onward),
        ],
      ),
      isNews
        ? listing('RelatedNews', {}, t('More news', 'Más noticias'))
        : listing('RelatedArticles', {}, t('Read next', 'Siga leyendo')),
    ],
    fields: {
      ...hero,
      ...(author && { ContributorEntity: picks('ce_person', ...people) }),
      ...(!isNews && topics.length > 0 && { HealthTopics: picks('ce_healthTopic', ...topics) }),
      Entity: id,
      EntityType: type,
    },
  });
}

/** A class or an event: the page is drawn from the entity alone. */
function event({ id, type, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  const summary = words(body, 'c_teaserText');
  if (typeof path !== 'string' || !title || !summary) return undefined;
  const { url: src } = body['c_teaserImage'] as { url: string };
  return page('main', {
    path,
    title,
    summary,
    body: [bare('EventDetails')],
    fields: { TeaserImage: { src, alt: '' }, Entity: id, EntityType: type },
  });
}

/** A facility of the health plan's network: what it does, where it is and how to reach it. */
function planFacility({ id, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  if (typeof path !== 'string' || !title) return undefined;
  const address = body['address'] as Record<string, string>;
  const services = listed((body['c_shpService'] as Bilingual[]).map(inSentence));
  const groups = (body['c_shpMedicalGroupAffiliation'] ?? []) as string[];
  const comments = words(body, 'c_shpDisplayComments');
  const place = `${address['line1'] ?? ''}, ${address['city'] ?? ''}, ${address['region'] ?? ''} ${address['postalCode'] ?? ''}`;
  const number = body['c_shpPhone'] as string | undefined;
  const phone = number?.replace(/^\+1(\d{3})(\d{3})/, '$1-$2-');
  const fact = (en: string, es: string, value: string | undefined): Bilingual[] =>
    value ? [t(`<strong>${en}:</strong> ${value}`, `<strong>${es}:</strong> ${value}`)] : [];
  const summary = t(
    `${title.en}, ${address['line1'] ?? ''}, ${address['city'] ?? ''}: ${services.en} in the network of Meridian Plan.`,
    `${title.es}, ${address['line1'] ?? ''}, ${address['city'] ?? ''}: ${services.es} en la red de Meridian Plan.`,
  );
  return page('plan', {
    path,
    title,
    summary,
    body: [
      basicHero(title, t(`In the network of Meridian Plan.`, `En la red de Meridian Plan.`)),
      slim(
        rich(
          list(
            t(
              `<strong>Services:</strong> ${capital(services).en}`,
              `<strong>Servicios:</strong> ${capital(services).es}`,
            ),
            ...fact('Address', 'Dirección', place),
            ...fact('Medical groups', 'Grupos médicos', groups.join(', ')),
            ...fact('License', 'Licencia', body['c_shpLicenseNumber'] as string | undefined),
            ...fact('NPI', 'NPI', body['c_shpNPI'] as string | undefined),
          ),
          comments ??
            t(
              'Call before you go: ask about hours, and whether your plan covers what you need there.',
              'Llame antes de ir: pregunte por el horario y si su plan cubre lo que necesita allí.',
            ),
        ),
        linkList(t('What to do next', 'Qué hacer ahora'), [
          ...(phone ? [[`tel:${number}`, t(`Call ${phone}`, `Llame al ${phone}`)] as const] : []),
          ['/find-facility', t('All facilities of the plan', 'Todos los centros del plan')],
          ['/find-provider', t('Doctors of the plan', 'Médicos del plan')],
          ['/members/benefits', t('What your plan pays', 'Lo que paga su plan')],
        ]),
      ),
    ],
    fields: { Entity: id },
  });
}

/** The page an article, a news post, an event or a facility of the plan has in the content platform; others have none there. */
export function entityPage(world: World, entity: DemoEntity): SeedPage | undefined {
  switch (entity.type) {
    case 'ce_sutterPage':
    case 'wp_post':
      return article(world, entity);
    case 'ce_seatRobotEvent':
      return event(entity);
    case 'ce_shpFacility':
      return planFacility(entity);
    default:
      return undefined;
  }
}
