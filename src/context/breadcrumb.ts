import { localHref } from '#src/declaration/fields.ts';
import type { PageContextValue } from './PageProps.ts';

/**
 * The page's ancestors and itself as links in its language. `lastItem` replaces the page's own title.
 * The page itself is marked with the language of its entity's words where that is another. Fewer than two items
 * mean there is no ancestor, and a view shows nothing.
 */
export function breadcrumbItems(
  { breadcrumb, locale, entity }: Pick<PageContextValue, 'breadcrumb' | 'locale' | 'entity'>,
  lastItem?: string,
): { label: string; href?: string; lang?: string }[] {
  const lang = entity && entity.locale !== locale ? entity.locale : undefined;
  return breadcrumb.map(({ title, path }, index) =>
    index === breadcrumb.length - 1
      ? { label: lastItem || title, ...(lang && { lang }) }
      : { label: title, href: localHref(path, locale) },
  );
}
