import type { SeedPage } from '../../content/PageSeed.ts';
import { isBilingual } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import type { DemoEntity, Ref, World } from '../World.ts';
import { basicHero, link, linkList, list, page, place, rich, simplePromo, slim, t } from './blocks.ts';

type Body = DemoEntity['body'];

const words = (body: Body, name: string): Bilingual | undefined => {
  const value = body[name];
  return isBilingual(value) ? (value as Bilingual) : typeof value === 'string' ? t(value, value) : undefined;
};
const refsOf = (body: Body, name: string): Ref[] => (body[name] ?? []) as Ref[];

/** `2026-11-24T18:00` as people say it; the wall clock of the place is what is written. */
const spoken = (local: string, locale: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  }).format(new Date(`${local.slice(0, 16)}Z`));

/** An article or a news post as its editors would have written it. */
function article(world: World, { id, type, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  const summary = words(body, 'c_shortDescription');
  const text = words(body, 'c_body');
  if (typeof path !== 'string' || !title || !summary || !text) return undefined;
  const isNews = type === 'wp_post';
  const author = world.people.find((person) => person.id === refsOf(body, 'c_contributor')[0]?.$ref);
  const image = body['c_teaserImage'] ?? body['c_featuredImage'];
  const hero = {
    ArticleHeroHeadline: title,
    ArticleHeroSummary: summary,
    PublishedDate: body['c_publishedDate'],
    ...(author ? { Contributor: author.name.en } : {}),
    ...(image ? { TeaserImage: { src: (image as { url: string }).url, alt: '' } } : {}),
  };
  const services = world.services.filter(
    (service) => service.topLevel && refsOf(body, 'c_services').some(({ $ref }) => $ref === service.id),
  );
  const onward: [string, Bilingual][] = [
    ...services.map((service): [string, Bilingual] => [service.path, service.name]),
    isNews
      ? ['/search?verticalKey=post', t('More news', 'Más noticias')]
      : ['/health/library', t('Search the health library', 'Buscar en la biblioteca de salud')],
  ];
  return page('main', {
    path,
    title,
    summary,
    template: 'HealthWellnessPage',
    body: [place('ArticleHero', hero), slim(rich(text), linkList(t('Read on', 'Siga leyendo'), onward))],
    fields: { ...hero, Entity: id, EntityType: type },
  });
}

/** A class or an event: what, when, where, and how to sign up. */
function event(world: World, { id, type, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  const summary = words(body, 'c_teaserText');
  const text = words(body, 'c_body');
  const start = body['c_startDateTime'];
  if (typeof path !== 'string' || typeof start !== 'string' || !title || !summary || !text) return undefined;
  const site = world.facilities.find((each) => each.id === refsOf(body, 'c_eventLocations')[0]?.$ref);
  const register = body['c_registerUrl'];
  const where = site
    ? t(`${site.name}, ${site.address.city ?? ''}`, `${site.name}, ${site.address.city ?? ''}`)
    : t('online, from home', 'en línea, desde casa');
  const facts = list(
    t(`<strong>When:</strong> ${spoken(start, 'en')}`, `<strong>Cuándo:</strong> ${spoken(start, 'es')}`),
    t(`<strong>Where:</strong> ${where.en}`, `<strong>Dónde:</strong> ${where.es}`),
  );
  return page('main', {
    path,
    title,
    summary,
    body: [
      basicHero(title, summary),
      slim(
        rich(facts, text),
        simplePromo(
          t('Would you like to come?', '¿Le gustaría venir?'),
          typeof register === 'string'
            ? t('Please sign up first; places are limited.', 'Inscríbase primero; los lugares son limitados.')
            : t('No need to sign up. Just come.', 'No necesita inscribirse. Solo venga.'),
          typeof register === 'string'
            ? link(register, t('Register', 'Inscribirse'))
            : link('/contact', t('Ask us', 'Pregúntenos')),
        ),
        linkList(t('See more', 'Ver más'), [
          ['/find-event', t('All classes and events', 'Todas las clases y eventos')],
        ]),
      ),
    ],
    fields: { Entity: id, EntityType: type },
  });
}

/** The page an article, a news post or an event has in the content platform; other entities have none there. */
export function entityPage(world: World, entity: DemoEntity): SeedPage | undefined {
  switch (entity.type) {
    case 'ce_sutterPage':
    case 'wp_post':
      return article(world, entity);
    case 'ce_seatRobotEvent':
      return event(world, entity);
    default:
      return undefined;
  }
}
