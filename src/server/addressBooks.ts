import { setTimeout as after } from 'node:timers/promises';
import { appliesTo, redirects } from '#src/config/redirects.ts';
import type { Env } from '#src/config/env.ts';
import { ownAddress } from '#src/domain/browse/searchPaths.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { createAddressBook, withSections } from '#src/domain/links/addressBook.ts';
import type { AddressBook, KnownAddress } from '#src/domain/links/addressBook.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Log } from './log.ts';

const SECOND = 1000;
/** How long a book of pages holds; publishing makes new ones. */
const PAGES_MS = 5 * 60 * SECOND;
/** How long a book of entities holds: walking all of them is hundreds of questions. */
const ENTITIES_MS = 60 * 60 * SECOND;
/** A source that failed is left alone for so long. */
const RETRY_MS = 60 * SECOND;
/** Whoever is lost does not wait longer for the first books. */
const PATIENCE_MS = 500;
/** Most entities of a book; an entry takes about half a kilobyte. */
const ENTRIES = 40_000;

/** Types whose addresses somebody may have meant, by site. Those of people are the same in every language. */
const TYPES: Record<SiteVariant, readonly { type: string; isPerson?: true }[]> = {
  main: [
    { type: 'healthcareFacility' },
    { type: 'healthcareProfessional', isPerson: true },
    { type: 'ce_patientStory' },
    { type: 'ce_askAnExpert' },
    { type: 'ce_volunteerOpportunity' },
    { type: 'ce_researchStudy' },
    { type: 'ce_researchPublication' },
    { type: 'ce_investigator', isPerson: true },
    { type: 'ce_healthPlanPayor' },
    { type: 'ce_affiliate' },
  ],
  plan: [{ type: 'ce_shpProvider', isPerson: true }],
};

/** Where the books of a site and language are; none while nothing is known yet. */
export type AddressBooks = (variant: SiteVariant, locale: Locale) => Promise<Partial<SiteBooks>>;

interface SiteBooks {
  pages: AddressBook;
  entities: AddressBook;
}

/**
 * The addresses a site really has, to say which are close to one it has not: its pages and its entities. Books are made
 * in the background when somebody is first lost, and anew when they are old, at most one at a time each: however many
 * addresses strangers make up, the sources are asked no more often than that, and what is kept is what the sites have.
 */
export function createAddressBooks({
  content,
  directory,
  sites,
  env,
  log,
  now = Date.now,
}: {
  content: Pick<ContentPort, 'routes'>;
  directory: Pick<DirectoryPort, 'summaries'>;
  sites: Record<SiteVariant, string>;
  env: Env;
  log: Log;
  now?: () => number;
}): AddressBooks {
  const pagesOf = async (variant: SiteVariant, locale: Locale): Promise<AddressBook> => {
    const elsewhere = new Set(
      redirects(env)
        .filter((row) => appliesTo(row, variant))
        .map(({ source }) => source),
    );
    const routes = await content.routes(sites[variant], locale);
    const pages = routes.slice(0, ENTRIES).flatMap(({ path, title }): KnownAddress[] => {
      const own = ownAddress(path);
      return title && path !== '/' && !elsewhere.has(own) ? [{ path: own, title }] : [];
    });
    return createAddressBook(withSections(pages));
  };
  const entitiesOf = async (variant: SiteVariant, locale: Locale): Promise<AddressBook> => {
    const entries: KnownAddress[] = [];
    for (const { type, isPerson } of TYPES[variant]) {
      const known = new Map<string, KnownAddress>();
      // What has no profile in a language is shown in English at the same address.
      for (const language of isPerson || locale === 'en' ? ['en' as const] : ['en' as const, locale])
        for await (const { id, name, path, image } of directory.summaries(type, language)) {
          if (path && known.size < ENTRIES)
            known.set(id, { path, title: name, type, ...(isPerson && image && { image: image.url }) });
        }
      entries.push(...known.values());
    }
    return createAddressBook(entries.slice(0, ENTRIES));
  };

  const kept = new Map<string, Keeper>();
  const keeperOf = (kind: keyof SiteBooks, variant: SiteVariant, locale: Locale): Keeper => {
    const key = `${kind} ${variant} ${locale}`;
    const known = kept.get(key);
    if (known) return known;
    const made = createKeeper(() => (kind === 'pages' ? pagesOf : entitiesOf)(variant, locale), {
      lifetimeMs: kind === 'pages' ? PAGES_MS : ENTITIES_MS,
      onFailure: (reason) =>
        log({
          event: 'addresses-unread',
          kind,
          site: sites[variant],
          reason: reason instanceof Error ? reason.message : String(reason),
        }),
      now,
    });
    kept.set(key, made);
    return made;
  };

  return async (variant, locale) => {
    const [pages, entities] = [keeperOf('pages', variant, locale), keeperOf('entities', variant, locale)];
    const making = [pages.ask(), entities.ask()].filter((one) => one !== undefined);
    if (making.length > 0) {
      const patience = new AbortController();
      const waited = after(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(
        () => undefined,
      );
      await Promise.race([Promise.all(making), waited]);
      patience.abort();
    }
    return {
      ...(pages.book() && { pages: pages.book()! }),
      ...(entities.book() && { entities: entities.book()! }),
    };
  };
}

interface Keeper {
  book(): AddressBook | undefined;
  /** Begins to make it where it is missing or old; what to wait for where there is none at all. */
  ask(): Promise<void> | undefined;
}

function createKeeper(
  make: () => Promise<AddressBook>,
  {
    lifetimeMs,
    onFailure,
    now,
  }: { lifetimeMs: number; onFailure: (reason: unknown) => void; now: () => number },
): Keeper {
  let book: AddressBook | undefined;
  let again = -Infinity;
  let pending: Promise<void> | undefined;
  return {
    book: () => book,
    ask() {
      if (!pending && now() >= again)
        pending = make()
          .then(
            (made) => {
              book = made;
              again = now() + lifetimeMs;
            },
            (reason: unknown) => {
              again = now() + RETRY_MS;
              onFailure(reason);
            },
          )
          .finally(() => {
            pending = undefined;
          });
      return book ? undefined : pending;
    },
  };
}
