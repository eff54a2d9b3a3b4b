import { holdersOf } from '#src/platform/content/holdersOf.ts';
import { MEDIA_SPACE, MediaTable } from '#src/platform/media/library/MediaTable.ts';
import { mediaAddress } from '#src/platform/media/library/serveMedia.ts';
import type { EntityRecord, Store, StoreChange } from '#src/platform/store/Store.ts';
import { pageUid } from './contentPages.ts';
import type { ContentPages } from './contentPages.ts';

type Locale = 'en' | 'es';
type Site = 'main' | 'plan';

/** What a document of the media library is called among entities. */
export const CONTENT_DOCUMENT = 'contentDocument';

/** A document where visitors get it. */
interface Shown {
  id: string;
  site: Site;
  locale: Locale;
  address: string;
}

/**
 * The pages of a site with the documents they show: a file of the media library is found where a page that is found links it,
 * in the language of that page, by its name in the library and what is said of it there. What no visitor can
 * get to stays unfound, as its address is its key.
 */
export function withDocuments(pages: ContentPages, store: Store, clock: () => Date): ContentPages {
  const table = new MediaTable(store, clock);
  const shownOf = (id: string | null): Shown[] =>
    linkedDocuments(store, id).flatMap(({ id: media, address, locale, from }) =>
      holdersOf(store.content, from, 'published').flatMap(({ id: page, site }) =>
        (site === 'main' || site === 'plan') && pages.get(site, page, locale)
          ? [{ id: media, site, locale, address }]
          : [],
      ),
    );
  const recordOf = ({ id, address, locale }: Shown): EntityRecord | undefined => {
    const media = table.byAddress(address);
    const [file] = media?.files ?? [];
    if (!media || file === undefined) return undefined;
    const description = media.alt[locale];
    return {
      ...{ id, uid: pageUid(id), type: CONTENT_DOCUMENT, locale, updatedAt: media.uploadedAt },
      body: {
        name: media.name,
        ...(description === '' ? {} : { description }),
        landingPageUrl: mediaAddress(media, file),
        headings: [media.name],
      },
    };
  };
  const onSite = (site: Site, locale: Locale, shown: readonly Shown[]) => [
    ...new Map(
      shown.filter((one) => one.site === site && one.locale === locale).map((one) => [one.id, one]),
    ).values(),
  ];
  let told: ReadonlyMap<string, string> | undefined;
  return {
    at: pages.at,
    get(site, id, locale) {
      const page = pages.get(site, id, locale);
      if (page) return page;
      const [document] = onSite(site, locale, shownOf(id));
      return document && recordOf(document);
    },
    ids: (site) => [
      ...pages.ids(site),
      ...new Set(shownOf(null).flatMap((one) => (one.site === site ? [one.id] : []))),
    ],
    *iterate(site, locale) {
      yield* pages.iterate(site, locale);
      for (const shown of onSite(site, locale, shownOf(null))) {
        const record = recordOf(shown);
        if (record) yield record;
      }
    },
    changedBy(change) {
      if (change.kind === 'facts') return change.space === MEDIA_SPACE ? change.keys : [];
      const changed = pages.changedBy(change);
      if (!isPublication(change)) return changed;
      const before = told;
      told = placesOf(shownOf(null));
      // At the first publication since the start nobody knows what visitors could get before it.
      const known = before ?? new Map(documentIds(store).map((id) => [id, '?']));
      const ids = new Set([...known.keys(), ...told.keys()]);
      return [...changed, ...[...ids].filter((id) => known.get(id) !== told?.get(id))];
    },
  };
}

const isPublication = (change: StoreChange) => change.kind === 'content' && change.published;

/** Where each document is shown, as a text to compare. */
function placesOf(shown: readonly Shown[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const { id, site, locale, address } of shown)
    places.set(id, `${places.get(id) ?? ''} ${site}/${locale}/${address}`);
  return places;
}

const documentIds = ({ database }: Store): string[] =>
  database
    .prepare("SELECT id FROM media WHERE kind = 'document'")
    .all()
    .map((row) => String(row['id']));

/** Documents that published items link at any address they have or had, outside of the bin; one or all. */
function linkedDocuments({ database }: Store, id: string | null) {
  return database
    .prepare(
      `SELECT m.id, a.address, r.locale, r.from_item FROM media m
         JOIN (SELECT id AS media_id, address FROM media UNION ALL SELECT media_id, address FROM media_before) a
           ON a.media_id = m.id
         JOIN content_reference r ON r.to_item = a.address AND r.kind = 'media' AND r.state = 'published'
       WHERE m.kind = 'document' AND m.deleted_at IS NULL AND (?1 IS NULL OR m.id = ?1)
       ORDER BY m.id, r.locale, r.from_item`,
    )
    .all(id)
    .flatMap((row) => {
      const locale = row['locale'];
      return locale === 'en' || locale === 'es'
        ? [
            {
              id: String(row['id']),
              address: String(row['address']),
              locale,
              from: String(row['from_item']),
            } as const,
          ]
        : [];
    });
}
