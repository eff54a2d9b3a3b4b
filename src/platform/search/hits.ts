import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import type { ContentPages } from './contentPages.ts';
import { NO_TEXTS, textSplitter } from './highlight.ts';
import type { MarkableTexts } from './highlight.ts';
import { hitData, hitTexts } from './hitData.ts';
import type { Json, Locale } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import type { Vertical } from './Vertical.ts';

/** What a result is made of. */
export interface Hit {
  data: Json;
  texts: MarkableTexts;
}

/** What the results of a vertical are made of, by id and language. */
export type HitOf = (vertical: Vertical, id: string, locale: Locale) => Hit;

/** Results remembered between requests until anything changes. */
const MAX_HITS = 6000;

/** Reads hits out of the store and the pages, and keeps the latest until the directory changes. */
export function createHits(ground: SearchGround, pages: ContentPages, resolver: LinkResolver): HitOf {
  const { catalog, store } = ground;
  const hits = new Map<string, Hit>();
  let splitTexts = textSplitter();
  let version = -1;
  return (vertical, id, locale) => {
    if (version !== catalog.version() || hits.size > MAX_HITS) {
      hits.clear();
      splitTexts = textSplitter();
      version = catalog.version();
    }
    const key = `${vertical.key} ${locale} ${id}`;
    let hit = hits.get(key);
    if (!hit) {
      const site = vertical.index.pagesOf;
      const record =
        store.entities.get(id, locale) ??
        store.entities.get(id, 'en') ??
        (site && pages.get(site, id, locale));
      hit = record
        ? {
            data: hitData(vertical, record, resolver, locale),
            texts: splitTexts(hitTexts(vertical, record, resolver, locale)),
          }
        : { data: { id }, texts: NO_TEXTS };
      hits.set(key, hit);
    }
    return hit;
  };
}
