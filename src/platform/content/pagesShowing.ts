import type { ContentItem, ContentStore } from '../store/ContentStore.ts';
import { shellId, siteRootId } from './putPage.ts';

/** Where changed items are seen. */
export interface Shown {
  /** Live pages, each once. */
  pages: ContentItem[];
  /** Sites of which every page shows one, in what stands around it. */
  sites: string[];
}

/**
 * The live pages that show any of the items: a page itself, the page a datasource belongs to, pages that have it in their
 * layout, and those one of whose fields refers to it, followed through items that only pass it on.
 */
export function pagesShowing(content: ContentStore, ids: readonly string[]): Shown {
  const pages = new Map<string, ContentItem>();
  const sites = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...ids];

  // After a seed thousands of items ask for the same parents.
  const found = new Map<string, ContentItem | undefined>();
  const live = (id: string): ContentItem | undefined => {
    if (!found.has(id)) found.set(id, content.item(id, 'published'));
    return found.get(id);
  };

  const drawnBy = (id: string): void => {
    const holder = live(id);
    if (holder && isEverywhere(holder)) sites.add(holder.site);
    else if (holder?.path != null) pages.set(holder.id, holder);
    // The layout of a datasource is drawn by nobody.
  };

  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const item = live(id) ?? content.item(id);
    if (!item) continue;
    drawnBy(id);
    if (item.path === null && item.parentId !== null && !isEverywhere(item)) {
      // Below a page or the shell it is theirs; below another datasource it is listed with that one's fields.
      const parent = live(item.parentId);
      if (parent && (parent.path !== null || isEverywhere(parent))) drawnBy(parent.id);
      else if (parent) waiting.push(parent.id);
    }
    for (const usage of content.usages(id, 'published')) {
      if (usage.kind === 'field') waiting.push(usage.itemId);
      else drawnBy(usage.itemId);
    }
  }
  return { pages: [...pages.values()], sites: [...sites] };
}

const isEverywhere = ({ id, site }: ContentItem): boolean => id === shellId(site) || id === siteRootId(site);
