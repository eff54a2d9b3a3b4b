import type { Layout } from '#src/page/steps/layoutStep.ts';

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
export function contentKind({ route, fields }: Pick<Layout, 'route' | 'fields'>): ContentKind {
  const type = fields.EntityType.value;
  if (Object.hasOwn(BY_ENTITY, type)) return BY_ENTITY[type] ?? 'page';
  if (route.templateName === 'ServicePage' || fields.Service.value.length > 0) return 'service';
  const isArticle = fields.ArticleHeroHeadline.value && fields.PublishedDate.value;
  return isArticle || route.templateName === 'HealthWellnessPage' ? 'article' : 'page';
}
