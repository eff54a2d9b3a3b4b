import { problem } from '../authoring/problems.ts';
import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { flowOf, isPendingIn } from './flowTable.ts';
import { kindOf } from './kinds.ts';
import { markOf, pageOf } from './marks.ts';

/**
 * Throws a problem unless all pages whose kind needs approval are approved as they are now, in all these languages. It holds
 * for parts of a page that are published by themselves, too; what is deleted goes out without.
 */
export function requireApproved(
  store: Store,
  items: readonly ContentItem[],
  locales: readonly Locale[],
): void {
  const pages = new Map<string, ContentItem>();
  for (const item of items) {
    const page = pageOf(store, item);
    if (page && store.content.item(page.id)) pages.set(page.id, page);
  }
  for (const page of pages.values()) {
    if (!kindOf(store, page)?.needsApproval) continue;
    for (const locale of locales) {
      if (!isPendingIn(store, page, locale)) continue;
      const { state } = flowOf(store, page.id, locale, markOf(store, page.id, locale, 'draft'));
      if (state === 'approved') continue;
      const why =
        state === 'changed' ? 'It was changed after it was approved.' : 'Nobody has approved it yet.';
      throw problem('NOT_APPROVED', `"${page.name}" needs approval in ${locale}. ${why}`, { state, locale });
    }
  }
}
