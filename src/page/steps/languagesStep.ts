import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { Lacks } from '#src/page/lacks.ts';
import { localePath, withoutLocale } from '#src/page/localePath.ts';
import { isWildcardPage } from '#src/declaration/wildcardPage.ts';
import type { AnsweringDirectory } from '#src/context/ComponentData.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { Layout } from './layoutStep.ts';
import type { Site } from './siteStep.ts';

export type PageLanguage = { name: Locale; path: string };

/**
 * The languages the page exists in, with its address in each, locale prefix included (S-350). A detail page
 * exists in a language when both its wildcard page and its entity's profile do. Without an answer the page names none, and lacks
 * them.
 */
export async function languagesStep(
  site: Site,
  locale: Locale,
  layout: Layout,
  entity: Entity | undefined,
  { content, directory, lacks }: { content: ContentPort; directory: AnsweringDirectory; lacks: Lacks },
): Promise<PageLanguage[]> {
  const { itemId } = layout.route;
  if (!itemId) return [];
  const languages = async (): Promise<PageLanguage[]> => {
    const items = await content.itemLanguages(itemId);
    const isHere = isWildcardPage(layout.layoutData) ? site.path : undefined;
    if (!entity) {
      return items.map(({ name, path }) => ({
        name,
        path: localePath(name, ownAddress(isHere ?? withoutLocale(path))),
      }));
    }
    const paths = await Promise.all(items.map(({ name }) => profilePath(entity, name, locale, directory)));
    return items.flatMap(({ name }, index) => {
      const path = paths[index];
      return path ? [{ name, path: localePath(name, path) }] : [];
    });
  };
  return lacks.orElse<PageLanguage[], PageLanguage[]>('languages', languages(), []);
}

/** The entity's own address in a language; undefined when it has no profile there. Slugs may be translated. */
async function profilePath(
  entity: Entity,
  language: Locale,
  asked: Locale,
  directory: AnsweringDirectory,
): Promise<string | undefined> {
  if (language === entity.locale) return entity.path;
  // The directory fell back to English for this page, so there is no profile in the language it was asked for.
  if (language === asked) return undefined;
  const lookup = await directory.entity(entity.entityTypeId, entity.id, language);
  return lookup.kind === 'found' && lookup.value.locale === language ? lookup.value.path : undefined;
}
