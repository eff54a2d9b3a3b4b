import type { ContentItem, ContentState, ContentStore } from '../store/ContentStore.ts';

/** The pages an item is on: itself, the one it stands below, those that show it; else the item itself. */
export function holdersOf(content: ContentStore, itemId: string, state: ContentState): ContentItem[] {
  const pages = new Map<string, ContentItem>();
  const seen = new Set<string>();
  const waiting = [itemId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const item = content.item(id, state);
    if (item?.path != null) {
      pages.set(id, item);
      continue;
    }
    if (item?.parentId != null) waiting.push(item.parentId);
    for (const usage of content.usages(id, state)) waiting.push(usage.itemId);
  }
  // Deleted for editors, still seen by visitors, or the other way round: it counts where it stands.
  const own = content.item(itemId, state) ?? content.item(itemId);
  return pages.size > 0 ? [...pages.values()] : own ? [own] : [];
}
