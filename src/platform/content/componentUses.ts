import { setImmediate } from 'node:timers/promises';
import type { ContentItem, Placeholders } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';

/** Ids of the pages whose drafts show a component, by its name. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds which components the pages of a site are made of, in any language, as editors have them. Every layout is read for it,
 * a few at a time so that others are answered meanwhile, and what was found is kept until something is stored.
 */
export function createComponentUses(
  store: Pick<Store, 'content' | 'sequence'>,
): (site: ContentItem['site']) => Promise<Uses> {
  const kept = new Map<string, { at: number; uses: Promise<Uses> }>();
  return (site) => {
    const at = store.sequence();
    const known = kept.get(site);
    if (known?.at === at) return known.uses;
    const uses = usesOn(store, site);
    kept.set(site, { at, uses });
    return uses;
  };
}

/** Pages that are read before others have their turn. */
const AT_ONCE = 20;

async function usesOn({ content }: Pick<Store, 'content'>, site: ContentItem['site']): Promise<Uses> {
  const uses = new Map<string, Set<string>>();
  const note = (page: string, placeholders: Placeholders = {}): void => {
    for (const { componentName, placeholders: below } of Object.values(placeholders).flat()) {
      const pages = uses.get(componentName) ?? new Set();
      uses.set(componentName, pages.add(page));
      note(page, below);
    }
  };
  for (const [index, { id }] of content.pages(site, 'draft').entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    note(id, content.sharedLayout(id, 'draft'));
    for (const locale of ['en', 'es'] as const) note(id, content.version(id, locale, 'draft')?.placeholders);
  }
  return uses;
}
