import { localHref } from '#src/declaration/fields.ts';
import type { PageContextValue } from './PageProps.ts';

/**
 * The page's ancestors and itself as links in its language. `lastItem` replaces the page's own title.
 * Fewer than two items mean there is no ancestor, and a view shows nothing.
 */
export function breadcrumbItems(
  { breadcrumb, locale }: Pick<PageContextValue, 'breadcrumb' | 'locale'>,
  lastItem?: string,
): { label: string; href?: string }[] {
  return breadcrumb.map(({ title, path }, index) =>
    index === breadcrumb.length - 1
      ? { label: lastItem || title }
      : { label: title, href: localHref(path, locale) },
  );
}
