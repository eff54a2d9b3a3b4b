import { VARIANT_PREFIX } from '#src/config/variants.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { isReadableType, matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';
import type { PageProps } from '#src/ports/PageProps.ts';
import { createKeyedMemo } from '#src/server/memo.ts';
import { withBrowserShape } from './browserShape.ts';
import { createErrorPage } from './createErrorPage.ts';
import { createPage } from './createPage.ts';
import type { PageRegistry, PageServices } from './createPage.ts';
import { errorNotice } from './errorNotice.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';
import { withoutLocale } from './localePath.ts';
import { drawOnce } from './PageRoot.server.tsx';
import { ABSENT_LIFETIME_SECONDS } from './pageStaticProps.ts';
import type { KeptProps } from './pageStaticProps.ts';

/** An address as a browser asks for it, with or without locale and query, on one of the sites. */
export interface MissingAddress {
  variant: SiteVariant;
  locale: Locale;
  address: string;
}

/**
 * What to answer for an address without a page. 410: its entity was deleted. 503: whether it was cannot be told now; an
 * outage is neither a 404 nor a 410 (decision 2).
 */
export interface MissingPage {
  status: 404 | 410 | 503;
  props: ErrorPageProps;
  /** Something that belongs on it could not be had, so that it must not be kept. */
  isIncomplete?: true;
}

export type MissingPages = (missing: MissingAddress) => Promise<MissingPage>;

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Addresses whose answer is kept. A page is up to 100 kB. */
const ADDRESSES_KEPT = 200;

/**
 * Makes the pages of addresses that have none. What was made is kept for a short while, per site, language and address of
 * an entity; the last good 404 page stands for a day while the content platform does not answer.
 */
export function createMissingPages(
  services: PageServices,
  registry: PageRegistry,
  lifetimeSeconds: number,
): MissingPages {
  const gonePage = createKeyedMemo(
    async (key: string): Promise<KeptProps | undefined> => {
      const { variant, locale, address } = JSON.parse(key) as MissingAddress;
      const segments = [VARIANT_PREFIX[variant], ...address.split('/').filter(Boolean)];
      const request = { segments, locale, isPreview: false, previewData: undefined, now: new Date() };
      const result = await createPage(request, services, registry);
      return result.kind === 'gone' ? drawnOnce(result) : undefined;
    },
    { lifetimeMs: ABSENT_LIFETIME_SECONDS * SECOND, entries: ADDRESSES_KEPT, isKept: isWhole },
  );
  const notFoundPage = createKeyedMemo(
    async (key: string): Promise<KeptProps | undefined> => {
      const [variant, locale] = key.split(' ') as [SiteVariant, Locale];
      const made = await createErrorPage('notFound', variant, locale, services, registry, new Date());
      return made && drawnOnce(made);
    },
    { lifetimeMs: lifetimeSeconds * SECOND, staleMs: DAY, entries: 4, isKept: isWhole },
  );

  async function notFound(variant: SiteVariant, locale: Locale): Promise<MissingPage> {
    const page = await notFoundPage(`${variant} ${locale}`).catch(() => undefined);
    return { status: 404, props: page ? { page: page.page } : await errorNotice('notFound', locale) };
  }

  return async ({ variant, locale, address }) => {
    const path = pathOf(address);
    const route = matchEntityRoute(path, variant)?.route;
    if (!route || !isReadableType(route.entityTypeId)) return notFound(variant, locale);
    try {
      const page = await gonePage(JSON.stringify({ variant, locale, address: path }));
      if (!page) return await notFound(variant, locale);
      return { status: 410, props: { page: page.page }, ...(page.isIncomplete && { isIncomplete: true }) };
    } catch {
      return { status: 503, props: await errorNotice('serverError', locale) };
    }
  };
}

const isWhole = (made: KeptProps | undefined): boolean => !made?.isIncomplete;

function drawnOnce({ page, isIncomplete }: { page: PageProps; isIncomplete?: boolean }): KeptProps {
  return { page: drawOnce(withBrowserShape(page)), ...(isIncomplete && { isIncomplete }) };
}

/** The path of an address without locale and query, its segments decoded as those of the page are. */
function pathOf(address: string): string {
  const path = withoutLocale(address.split(/[?#]/, 1)[0] ?? '/');
  return path.split('/').map(decodeText).join('/');
}
