import { DOCTOR_SEARCH_PATH, LOCATION_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import {
  cityWithRegion,
  doctorCityPath,
  doctorsOf,
  locationTypePath,
  wildcardPath,
} from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { lowerCasePath } from '#src/domain/links/addressSpelling.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { contentRedirect } from '#src/page/contentRedirect.ts';
import type { Lacks } from '#src/page/lacks.ts';
import { withoutLocale } from '#src/page/localePath.ts';
import type { BreadcrumbItem, ContentPort } from '#src/ports/ContentPort.ts';
import type { Layout } from './layoutStep.ts';

/** The page as far as the way to it depends on it. */
interface PageOnItsWay {
  variant: SiteVariant;
  siteName: string;
  /** Its address, without locale. */
  path: string;
  entity?: Entity;
  wildcard?: Wildcard;
}

interface Sources {
  content: ContentPort;
  lacks: Lacks;
}

/**
 * Ancestors and the page itself (S-347), paths without locale. On a detail page the entity stands last, on a listing what
 * its address names, and the wildcard items above are left out. Where a step of the address is no page but leads to one,
 * the page stands below that one. Without an answer the page goes without a breadcrumb, and lacks it.
 */
export async function breadcrumbStep(
  layout: Layout,
  locale: Locale,
  page: PageOnItsWay,
  sources: Sources,
): Promise<BreadcrumbItem[]> {
  const { itemId } = layout.route;
  if (!itemId) return [];
  const { variant, entity, wildcard } = page;
  const items = await wayTo(itemId, locale, variant, sources);
  if (!items) return [];
  if (wildcard) return [...(await belowSearch(items, wildcard, locale)), ...listingItems(wildcard)];
  const own = entity ? [{ title: nameOf(entity), path: entity.path }] : items.slice(-1);
  const ancestors = entity ? items : items.slice(0, -1);
  const section = await sectionOf(ancestors, locale, page, sources);
  return [...ancestors, ...section, ...(entity ? above(entity) : []), ...own];
}

async function wayTo(
  itemId: string,
  locale: Locale,
  variant: SiteVariant,
  { content, lacks }: Sources,
): Promise<BreadcrumbItem[] | undefined> {
  const found = await lacks.orElse('breadcrumb', content.breadcrumb(itemId, locale), undefined);
  return found
    ?.map(({ title, path }) => ({ title, path: loadable(withoutLocale(path), variant) }))
    .filter(({ path }) => !/(^|\/)(\*|,-w-,)(\/|$)/.test(path));
}

/** Pages, by their addresses in lower case, that lie outside of their section, with the page of that section. */
const SECTION_OF: Readonly<Record<string, string>> = { '/research-search-results': '/research' };

const pathOnly = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * The pages between the ancestors and a page below a step that is none itself: `/news` leads to
 * `/about-us/news`, so a post in `/news` stands below that page and those above it.
 */
async function sectionOf(
  ancestors: readonly BreadcrumbItem[],
  locale: Locale,
  { variant, siteName, path }: PageOnItsWay,
  sources: Sources,
): Promise<BreadcrumbItem[]> {
  const { content, lacks } = sources;
  const known = new Set(ancestors.map((one) => pathOnly(one.path)));
  const newOn = (way: readonly BreadcrumbItem[] | undefined) =>
    (way ?? []).filter((one) => !known.has(pathOnly(one.path)));
  const wayAt = async (address: string) => {
    const itemId = await lacks.orElse('breadcrumb', itemAt(siteName, address, locale, content), undefined);
    return itemId ? wayTo(itemId, locale, variant, sources) : undefined;
  };
  const outside = SECTION_OF[lowerCasePath(path)];
  if (variant === 'main' && outside) return newOn(await wayAt(outside));
  const step = path.replace(/\/[^/]*$/, '');
  if (step === '' || known.has(step)) return [];
  const rules = await lacks.orElse('redirects', content.redirects(siteName), []);
  const leads = contentRedirect(rules, step, locale);
  if (leads?.kind !== 'redirect' || !leads.target.startsWith('/')) return [];
  const target = pathOnly(leads.target);
  if (target === path || known.has(target)) return [];
  return newOn(await wayAt(target)).map((one) =>
    one.path === target ? { ...one, path: leads.target } : one,
  );
}

async function itemAt(
  siteName: string,
  path: string,
  locale: Locale,
  content: ContentPort,
): Promise<string | undefined> {
  const found = await content.layout(siteName, path, locale);
  if (found.kind === 'failed') throw found.error;
  return found.kind === 'found' ? found.value.sitecore.route?.itemId : undefined;
}

/** The network's location search with what its address needs to be loaded. */
const loadable = (path: string, variant: SiteVariant): string =>
  variant === 'main' && path === '/find-location' ? LOCATION_SEARCH_PATH : path;

/** Listings of doctors are not below the search for doctors in the content tree, but belong to it: next to the home page. */
async function belowSearch(
  items: readonly BreadcrumbItem[],
  { locationType }: Wildcard,
  locale: Locale,
): Promise<readonly BreadcrumbItem[]> {
  if (locationType || items.some(({ path }) => path === DOCTOR_SEARCH_PATH)) return items;
  const words = await stringsFor(locale, ['wildcard']);
  const search = { title: words['wildcard.findDoctor'] ?? '', path: DOCTOR_SEARCH_PATH };
  const home = items[0]?.path === '/' ? 1 : 0;
  return [...items.slice(0, home), search, ...items.slice(home)];
}

/** What stands between the section and an entity: a plan is under its payor (S-130). */
function above(entity: Entity): BreadcrumbItem[] {
  const payor = entity.entityTypeId === 'ce_healthPlan' ? entity.payor : undefined;
  return payor?.path ? [{ title: payor.name, path: payor.path }] : [];
}

/** The steps from the listings down to this one: a city's doctors before those of a specialty there. */
function listingItems(wildcard: Wildcard): BreadcrumbItem[] {
  const { city, specialty, locationType } = wildcard;
  const own = (title: string) => ({ title, path: wildcardPath(wildcard) ?? '' });
  if (city && specialty)
    return [{ title: cityWithRegion(city), path: doctorCityPath(city) }, own(doctorsOf(specialty))];
  if (city && locationType)
    return [{ title: locationType.label, path: locationTypePath(locationType) }, own(cityWithRegion(city))];
  if (city) return [own(cityWithRegion(city))];
  if (specialty) return [own(doctorsOf(specialty))];
  return locationType ? [own(locationType.label)] : [];
}

/** The name an entity's page goes by. */
export function nameOf(entity: Entity): string {
  return entity.displayName ?? entity.name;
}
