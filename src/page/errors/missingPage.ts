import { NOT_PAGES, VARIANT_PREFIX } from '#src/config/variants.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { canonicalPath } from '#src/domain/links/addressSpelling.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { createKeyedMemo } from '#src/server/memo.ts';
import { keptFromBrowsers } from '#src/page/keptFromBrowsers.ts';
import { createErrorPage } from './createErrorPage.ts';
import { createPage } from '#src/page/createPage.ts';
import type { PageRegistry, PageServices } from '#src/page/createPage.ts';
import { errorNotice } from './errorNotice.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { createLacks } from '#src/page/lacks.ts';
import { localePath, withoutLocale } from '#src/page/localePath.ts';
import { drawAround, drawInto, drawOnce } from '#src/page/PageRoot.server.tsx';
import { isEnd } from '#src/page/PageResult.ts';
import { ABSENT_LIFETIME_SECONDS } from '#src/page/pageStaticProps.ts';
import type { KeptProps } from '#src/page/pageStaticProps.ts';
import { placePage } from '#src/page/placePage.ts';
import type { AddressBooks } from '#src/server/addressBooks.ts';
import { readAskedAddress } from './readAskedAddress.ts';

/** An address as a browser asks for it, with or without locale and query, on one of the sites. */
export interface MissingAddress {
  variant: SiteVariant;
  locale: Locale;
  address: string;
  /** The browser spelled it otherwise: where a page stands at it, the answer leads there. */
  isRespelled?: boolean;
}

/**
 * What to answer for an address without a page of its own. 307 and 308: what stands there has another one. 410: its entity
 * was deleted. 503: which of these cannot be told now; an outage is neither a 404 nor a 410 (decision 2).
 */
export type MissingPage =
  | { status: 307 | 308; location: string }
  | {
      status: 404 | 410 | 503;
      props: ErrorPageProps;
      /** Something that belongs on it could not be had, so that it must not be kept. */
      isIncomplete?: true;
    };

export interface MissingPages {
  (missing: MissingAddress): Promise<MissingPage>;
  /** Where addresses of a site lead has changed. */
  forget(variant: SiteVariant): void;
}

/** What an address came to. */
type Verdict =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; destination: string; permanent: boolean; keepsQuery: boolean }
  | ({ kind: 'gone' } & KeptProps)
  | { kind: 'not-found' };

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Addresses whose answer is kept. A page is up to 100 kB. */
const ADDRESSES_KEPT = 200;
/** Longer paths are no page's, and nobody is asked about them. */
const LONGEST_PATH = 2000;
/** What says what was asked for, and what leads to the same in another language: each answer draws its own. */
const HELP = 'NotFoundHelp';
const OWN_PARTS = [HELP, 'LanguageSelector'];
const NO_PAGE: ReadonlySet<string> = new Set(NOT_PAGES);

/**
 * Makes the answers for addresses that have no page. They are kept for a short while, per site, language and address, and
 * for a day while a service does not answer; nothing else remembers what a stranger asked for.
 */
export function createMissingPages(
  services: PageServices,
  registry: PageRegistry,
  lifetimeSeconds: number,
  books: AddressBooks,
): MissingPages {
  const verdictOf = createKeyedMemo(
    async (key: string): Promise<Verdict> => {
      const { variant, locale, address } = JSON.parse(key) as MissingAddress;
      const segments = [VARIANT_PREFIX[variant], ...address.split('/').filter(Boolean).map(decodeText)];
      const request = { segments, locale, isPreview: false, previewData: undefined, now: new Date() };
      const placed = await placePage(request, { ...services, lacks: createLacks(services.log) });
      if (isEnd(placed)) return placed;
      if (!placed.isGone) return { kind: 'page', path: placed.address };
      const result = await createPage(request, services, registry);
      return result.kind === 'gone' ? { kind: 'gone', ...drawnOnce(result) } : { kind: 'not-found' };
    },
    {
      lifetimeMs: ABSENT_LIFETIME_SECONDS * SECOND,
      staleMs: DAY,
      entries: ADDRESSES_KEPT,
      isKept: (verdict) => verdict.kind !== 'gone' || isWhole(verdict),
    },
  );
  const notFoundPage = createKeyedMemo(
    async (key: string): Promise<KeptProps | undefined> => {
      const [variant, locale] = key.split(' ') as [SiteVariant, Locale];
      const made = await createErrorPage('notFound', variant, locale, services, registry, new Date());
      return made && { ...made, page: drawAround(keptFromBrowsers(made.page), OWN_PARTS) };
    },
    { lifetimeMs: lifetimeSeconds * SECOND, staleMs: DAY, entries: 4, isKept: isWhole },
  );

  async function notFound(variant: SiteVariant, locale: Locale, path: string): Promise<MissingPage> {
    const page = await notFoundPage(`${variant} ${locale}`).catch(() => undefined);
    if (!page) return { status: 404, props: await errorNotice('notFound', locale) };
    const asked = await readAskedAddress({ variant, locale, path }, books);
    // An address that may not be shown could lead away from the site; then only the page itself has another language.
    const languages = asked.shown === undefined ? page.page.languages : inLanguages(page.page, path);
    return { status: 404, props: { page: drawInto(page.page, { languages }, { [HELP]: asked }) } };
  }

  const answer = async ({ variant, locale, address, isRespelled }: MissingAddress): Promise<MissingPage> => {
    const [, asked = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
    const path = withoutLocale(asked);
    // What is no page is nothing the content platform knows, either.
    if (NO_PAGE.has(path.split('/', 2)[1] ?? '') || path.length > LONGEST_PATH)
      return notFound(variant, locale, path);
    let verdict: Verdict;
    try {
      verdict = await verdictOf(JSON.stringify({ variant, locale, address: path }));
    } catch {
      return { status: 503, props: await errorNotice('serverError', locale) };
    }
    switch (verdict.kind) {
      case 'page':
        return isRespelled
          ? { status: 308, location: localePath(locale, canonicalPath(verdict.path)) + query }
          : notFound(variant, locale, path);
      case 'redirect': {
        const { destination, permanent, keepsQuery } = verdict;
        return { status: permanent ? 308 : 307, location: keepsQuery ? destination + query : destination };
      }
      case 'gone':
        return {
          status: 410,
          props: { page: verdict.page },
          ...(verdict.isIncomplete && { isIncomplete: true }),
        };
      case 'not-found':
        return notFound(variant, locale, path);
    }
  };
  return Object.assign(answer, {
    forget: (variant: SiteVariant) =>
      verdictOf.forget((key) => (JSON.parse(key) as MissingAddress).variant === variant),
  });
}

/** The same address in each language a page has. */
const inLanguages = ({ languages }: PageProps, path: string): PageProps['languages'] =>
  languages.map(({ name }) => ({ name, path: localePath(name, path) }));

const isWhole = (made: KeptProps | undefined): boolean => !made?.isIncomplete;

function drawnOnce({ page, isIncomplete }: { page: PageProps; isIncomplete?: boolean }): KeptProps {
  return { page: drawOnce(keptFromBrowsers(page)), ...(isIncomplete && { isIncomplete }) };
}
