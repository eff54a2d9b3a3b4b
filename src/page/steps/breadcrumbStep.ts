import { DOCTOR_SEARCH_PATH, LOCATION_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import {
  cityWithRegion,
  doctorCityPath,
  doctorsOf,
  locationTypePath,
  wildcardPath,
} from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { Lacks } from '#src/page/lacks.ts';
import { withoutLocale } from '#src/page/localePath.ts';
import type { BreadcrumbItem, ContentPort } from '#src/ports/ContentPort.ts';
import type { Layout } from './layoutStep.ts';

/**
 * Ancestors and the page itself (S-347), paths without locale. On a detail page the entity stands last, on a listing what
 * its address names, and the wildcard items above are left out. Without an answer the page goes without a breadcrumb,
 * and lacks it.
 */
export async function breadcrumbStep(
  layout: Layout,
  locale: Locale,
  { variant, entity, wildcard }: { variant: SiteVariant; entity?: Entity; wildcard?: Wildcard },
  { content, lacks }: { content: ContentPort; lacks: Lacks },
): Promise<BreadcrumbItem[]> {
  const { itemId } = layout.route;
  if (!itemId) return [];
  const found = await lacks.orElse('breadcrumb', content.breadcrumb(itemId, locale), undefined);
  if (!found) return [];
  const items = found
    .map(({ title, path }) => ({ title, path: loadable(withoutLocale(path), variant) }))
    .filter(({ path }) => !/(^|\/)(\*|,-w-,)(\/|$)/.test(path));
  if (entity) return [...items, ...above(entity), { title: nameOf(entity), path: entity.path }];
  return wildcard ? [...(await belowSearch(items, wildcard, locale)), ...listingItems(wildcard)] : items;
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
