import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import type { EntityRecord, Store } from '#src/platform/store/Store.ts';
import { pageAddresses } from './contentPages.ts';
import type { ContentPages } from './contentPages.ts';
import { documentOf } from './engine/documentOf.ts';
import type { IndexDocument } from './engine/documentOf.ts';
import type { IndexConfig } from './engine/IndexConfig.ts';
import type { Shelf } from './Shelf.ts';

/** Makes what an index is to hold of an entity or of a page. */
export class IndexDocuments {
  readonly #store: Store;
  readonly #resolver: LinkResolver;
  readonly #pages: ContentPages | undefined;
  #addresses = new Map<IndexConfig, Set<string>>();

  constructor(store: Store, resolver: LinkResolver, pages: ContentPages | undefined) {
    this.#store = store;
    this.#resolver = resolver;
    this.#pages = pages;
  }

  /** What an index is to hold of an entity: nothing of one that is deleted. */
  ofEntity(
    { index: { config }, locale }: Shelf,
    record: EntityRecord,
    inEnglish: EntityRecord | undefined,
  ): IndexDocument | undefined {
    if (!config.types.includes(record.type) || record.body['c_isDeleted'] === true) return undefined;
    const linked = (id: string) => this.#resolver.peek(id, locale);
    const other =
      locale === 'en' || !inEnglish
        ? undefined
        : { body: inEnglish.body, linked: (id: string) => this.#resolver.peek(id, 'en') };
    // What stands for a page is found by the words of that page.
    const site = config.pagesOf;
    const addresses = site ? pageAddresses(record.body) : [];
    const page = addresses.map((path) => site && this.#pages?.at(site, path, locale)).find(Boolean);
    const body = page ? { ...page.body, ...record.body } : record.body;
    return documentOf(config, { ...record, body }, linked, other);
  }

  /** A page stands for itself unless an entity of the index does. */
  ofPage(config: IndexConfig, page: EntityRecord): IndexDocument | undefined {
    return this.#addressesIn(config).has(String(page.body['landingPageUrl']))
      ? undefined
      : documentOf(config, page, () => undefined);
  }

  /** The same for a page by its id. */
  ofPageWithId({ index: { config }, locale }: Shelf, id: string): IndexDocument | undefined {
    const page = config.pagesOf && this.#pages?.get(config.pagesOf, id, locale);
    return page && this.ofPage(config, page);
  }

  /** Every document of an index, entities before pages. */
  *all(shelf: Shelf): Generator<IndexDocument> {
    const { locale, index } = shelf;
    const { types, pagesOf } = index.config;
    const done = new Set<string>();
    for (const type of types) {
      for (const profiles of locale === 'en' ? (['en'] as const) : (['es', 'en'] as const)) {
        for (const record of this.#store.entities.iterate(type, profiles)) {
          if (done.has(record.id)) continue;
          if (profiles !== 'en') done.add(record.id);
          const inEnglish = locale === 'en' ? undefined : this.#store.entities.get(record.id, 'en');
          const document = this.ofEntity(shelf, record, inEnglish);
          if (document) yield document;
        }
      }
    }
    for (const page of (pagesOf && this.#pages?.iterate(pagesOf, locale)) ?? []) {
      const document = this.ofPage(index.config, page);
      if (document) yield document;
    }
  }

  /** Has the addresses of entities read anew, because some may have changed. */
  forgetAddresses(): void {
    this.#addresses = new Map();
  }

  #addressesIn(config: IndexConfig): Set<string> {
    let own = this.#addresses.get(config);
    if (!own) {
      own = new Set();
      for (const type of config.types) {
        for (const { body } of this.#store.entities.iterate(type, 'en')) {
          for (const address of pageAddresses(body)) own.add(address);
        }
      }
      this.#addresses.set(config, own);
    }
    return own;
  }
}
