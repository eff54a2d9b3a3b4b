import type { ContentItem, ContentStore } from '../store/ContentStore.ts';
import { normalisePath } from '../store/pagePath.ts';
import type { Store } from '../store/Store.ts';
import { forAddress, renderLayout } from './renderLayout.ts';
import type { LayoutData, Locale } from './renderLayout.ts';
import type { Site } from './siteList.ts';

export const locales: readonly Locale[] = ['en', 'es'];
export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** Published content as visitors get it, with the rendered layouts kept until content changes. */
export interface ContentReader {
  /** Undefined when there is no such page, or not in that language. Without an item the page is none of the store. */
  layout(site: Site, path: string, locale: Locale): { item?: ContentItem; layout: LayoutData } | undefined;
  /** Layout of a page by its item, error pages included. */
  layoutOfItem(site: Site, item: ContentItem, locale: Locale): LayoutData | undefined;
  /** Paths of all pages of a language that are addresses (no wildcard, no error page), sorted. */
  routes(site: Site, locale: Locale): { path: string; item: ContentItem; updatedAt: string }[];
  /** Pages above a page, nearest first; they follow from the path. */
  ancestors(item: ContentItem, locale: Locale, state: 'draft' | 'published'): ContentItem[];
  /** The site's item at a path that is not an address of visitors ('/_404'). */
  pageAt(site: Site, path: string): ContentItem | undefined;
}

/** Error pages and other pages that are shown but have no address of their own. */
export const isInternal = (path: string) => path.startsWith('/_');

/** Paths above a page's, nearest first; the root has none. */
export function pathsAbove(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((_, count) => `/${segments.slice(0, count).join('/')}`).reverse();
}

export function createContentReader(store: Store): ContentReader & { forget(): void } {
  const content: ContentStore = store.content;
  const layouts = new Map<string, LayoutData | undefined>();
  const routeLists = new Map<string, ReturnType<ContentReader['routes']>>();

  const layoutOfItem: ContentReader['layoutOfItem'] = (site, item, locale) => {
    const key = `${item.id} ${locale}`;
    if (!layouts.has(key)) layouts.set(key, renderLayout(content, site, { item, locale, mode: 'normal' }));
    return layouts.get(key);
  };

  return {
    layoutOfItem,
    layout(site, path, locale) {
      const asked = normalisePath(path);
      if (isInternal(asked)) return undefined;
      const item = content.itemByPath(
        site.name,
        asked,
        'published',
        (candidate) => content.version(candidate.id, locale, 'published') !== undefined,
      );
      const layout = item && layoutOfItem(site, item, locale);
      return layout && { item, layout: forAddress(layout, item, asked) };
    },
    routes(site, locale) {
      const key = `${site.name} ${locale}`;
      let list = routeLists.get(key);
      if (!list) {
        list = content.pages(site.name, 'published').flatMap((item) => {
          const path = item.path ?? '';
          if (path.includes('*') || isInternal(path)) return [];
          const version = content.version(item.id, locale, 'published');
          return version ? [{ path, item, updatedAt: version.updatedAt }] : [];
        });
        list.sort((left, right) => (left.path < right.path ? -1 : 1));
        routeLists.set(key, list);
      }
      return list;
    },
    ancestors(item, locale, state) {
      if (item.path === null || item.path === '/') return [];
      return pathsAbove(item.path).flatMap((path) => {
        const page = content.itemByPath(
          item.site,
          path,
          state,
          (candidate) => candidate.path?.includes('*') === false,
        );
        return page && content.version(page.id, locale, state) ? [page] : [];
      });
    },
    pageAt: (site, path) => content.itemByPath(site.name, path, 'published'),
    forget() {
      layouts.clear();
      routeLists.clear();
    },
  };
}
