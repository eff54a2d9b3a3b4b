import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { routeText } from '#src/declaration/routeFields.ts';

/** What a content page is, as far as engines tell kinds of pages apart. */
export type ContentKind = 'article' | 'news' | 'event' | 'service' | 'page';

/** By the kind of entity the page's `EntityType` says it is the page of. */
const BY_ENTITY: Readonly<Record<string, ContentKind>> = {
  wp_post: 'news',
  ce_seatRobotEvent: 'event',
};

/**
 * What a content page is: by the entity it is the page of, else by its template; a page of another template that says when
 * it was published and has an article's headline is an article.
 */
export function contentKind(route: RouteData): ContentKind {
  const type = routeText(route, 'EntityType') ?? '';
  if (Object.hasOwn(BY_ENTITY, type)) return BY_ENTITY[type] ?? 'page';
  if (route.templateName === 'ServicePage' || routeText(route, 'Service')) return 'service';
  const isArticle = routeText(route, 'ArticleHeroHeadline') && routeText(route, 'PublishedDate');
  return isArticle || route.templateName === 'HealthWellnessPage' ? 'article' : 'page';
}
