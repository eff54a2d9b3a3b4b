import { holdersOf } from '../../content/holdersOf.ts';
import type { ContentStore, Locale } from '../../store/ContentStore.ts';

/** A page that shows something of the library, in one language. */
export interface MediaUse {
  itemId: string;
  name: string;
  /** null: a part that stands on many pages, such as what is around all of them. */
  path: string | null;
  site: string;
  locale: Locale;
  /** Whether visitors see it there; else it is in a draft. */
  isLive: boolean;
}

/** Where something of the library is used at any of its addresses, drafts included; each page and language once. */
export function mediaUses(content: ContentStore, addresses: readonly string[]): MediaUse[] {
  const found = new Map<string, MediaUse>();
  for (const state of ['published', 'draft'] as const) {
    for (const usage of addresses.flatMap((address) => content.usages(address, state))) {
      const locale = usage.locale === 'es' ? 'es' : 'en';
      for (const item of holdersOf(content, usage.itemId, state)) {
        const key = `${item.id} ${locale}`;
        if (found.has(key)) continue;
        const name = content.version(item.id, locale, state)?.displayName ?? item.name;
        const { id: itemId, path, site } = item;
        found.set(key, { itemId, name, path, site, locale, isLive: state === 'published' });
      }
    }
  }
  return [...found.values()].sort((left, right) => left.name.localeCompare(right.name));
}
