import { z } from 'zod';
import {
  DOCTOR_CITY_FIELD,
  DOCTOR_SPECIALTY_FIELD,
  LOCATION_TYPE_FIELD,
} from '#src/domain/browse/wildcard.ts';
import type { City, Specialty } from '#src/domain/browse/wildcard.ts';
import { withSlugs } from '#src/domain/browse/listSlugs.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { validLink } from '#src/domain/links/siteUrl.ts';
import { sideBySide } from '#src/domain/lists/sideBySide.ts';
import { PROVIDER_VERTICAL } from '#src/domain/search/providerOwnership.ts';
import { printEntityPath } from '#src/domain/slug/entityPath.ts';
import { slugify } from '#src/domain/slug/slug.ts';
import type { DropdownKind, DropdownOption, IndexedService, Listings } from '#src/ports/Listings.ts';
import { facetValues } from '#src/domain/search/facetValues.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import { createDirectoryClient } from './directoryClient.ts';
import type { DirectoryClientOptions } from './directoryClient.ts';

/** Entries asked for at once (C-041). */
const LIMIT = 50;
/** Checks that are under way at once. */
const AT_ONCE = 8;
const LOCATION_VERTICAL = 'healthcare_facilities';

const cityShape = z.looseObject({ city: z.string().trim().min(1), region: z.string().trim().catch('') });
const placeShape = z.looseObject({ address: cityShape });
const uidShape = z.union([z.string().min(1), z.number()]).transform(String);
const specialtyShape = z.looseObject({
  uid: uidShape,
  name: z.string().trim().min(1),
  c_specialtyPlurality: z
    .looseObject({ plural: z.string().trim().min(1) })
    .optional()
    .catch(undefined),
});
const serviceShape = z.looseObject({
  id: uidShape,
  name: z.string().trim().min(1),
  c_detailPageURL: z.string().optional().catch(undefined),
  landingPageUrl: z.string().optional().catch(undefined),
  c_synonyms: z.array(z.string()).catch([]),
  c_parentService: z
    .union([
      z.array(z.looseObject({ id: uidShape })),
      z.looseObject({ id: uidShape }).transform((one) => [one]),
    ])
    .catch([]),
});
const optionShape = z.looseObject({ displayName: z.string().trim().min(1), url: z.string() });
const planEntityShape = z.looseObject({
  id: uidShape,
  name: z.string().trim().min(1),
  slug: z.string().min(1).optional().catch(undefined),
  landingPageUrl: z.string().min(1).optional().catch(undefined),
});

/** Endpoint, detail prefix and the catalogue's message of each dropdown (S-334, X-059, A-56). */
const DROPDOWNS: Record<DropdownKind, { endpoint: string; prefix: string; problem: string }> = {
  hospitals: {
    endpoint: 'healthPlanHospitals',
    prefix: '/health-plan/hospital',
    problem: 'Unable to fetch hospital dropdown values',
  },
  payors: {
    endpoint: 'healthPlanPayors',
    prefix: '/health-plan/plan',
    problem: 'Unable to fetch payor dropdown values',
  },
  'medical-groups': {
    endpoint: 'healthPlanMedicalGroups',
    prefix: '/health-plan/med-group',
    problem: 'Unable to fetch medical groups dropdown values',
  },
};

/**
 * The lists behind browsing (S-327–S-334): from the caching proxy where there is one, else put together from directory
 * and search. Every method rejects on failure; a member that makes no sense is left out.
 */
export function createListings(options: ListingsOptions): Listings {
  const sources = createSources(options);
  const { search } = options;
  return {
    facilityCities: async () =>
      citiesOf(readAll(await sources.facilities(), placeShape).map(({ address }) => address)),
    professionalCities: () => professionalCities(sources),
    professionalSpecialties: (locale) => professionalSpecialties(sources, locale),
    locationTypes: () =>
      facetValues(search, { verticalKey: LOCATION_VERTICAL, fieldId: LOCATION_TYPE_FIELD }),
    services: async (locale) => indexedServices(await sources.documents('services', locale), locale),
    async dropdownOptions(kind) {
      try {
        return await dropdownOptions(sources, kind);
      } catch (error) {
        options.log({ event: 'dropdown-unavailable', message: DROPDOWNS[kind].problem });
        throw error;
      }
    },
  };
}

type ListingsOptions = DirectoryClientOptions & { search: SearchPort };
type Sources = ReturnType<typeof createSources>;

/** What the lists are put together from. */
function createSources(options: ListingsOptions) {
  const { http, cachingProxy, search } = options;
  const { askAll } = createDirectoryClient(options);

  /** A plain list of the caching proxy. */
  async function proxyList(path: string): Promise<unknown[]> {
    const { body } = await http.json({
      upstream: 'proxy',
      call: path,
      url: `${cachingProxy}/api/${path}`,
      schema: z.array(z.unknown()),
    });
    return body;
  }

  /** All documents of an endpoint. */
  const documents = (endpoint: string, locale: Locale): Promise<unknown[]> =>
    askAll(endpoint, { 'meta.locale': locale }, endpoint);

  /** All facilities as the search service has them; their documents in the directory are thirty times as long. */
  async function facilities(): Promise<unknown[]> {
    const found: unknown[] = [];
    for (;;) {
      const { count, results } = await search.vertical({
        verticalKey: LOCATION_VERTICAL,
        experience: 'search',
        offset: found.length,
        limit: LIMIT,
      });
      found.push(...results.map(({ data }) => data));
      if (results.length === 0 || found.length >= count) return found;
    }
  }

  /** Whether the search service has a doctor whose field holds the value. */
  async function hasProfessional(fieldId: string, value: string): Promise<boolean> {
    const { count } = await search.vertical({
      verticalKey: PROVIDER_VERTICAL,
      experience: 'search',
      staticFilters: [{ kind: 'fieldValue', fieldId, matcher: '$eq', value }],
      limit: 1,
    });
    return count > 0;
  }

  return { hasProxy: Boolean(cachingProxy), proxyList, documents, facilities, hasProfessional };
}

/** Services by name, each with what else it is called; one that has no page on this site is no entry. */
function indexedServices(documents: unknown[], locale: Locale): IndexedService[] {
  const all = readAll(documents, serviceShape);
  const namesBelow = new Map<string, string[]>();
  for (const { name, c_synonyms, c_parentService } of all)
    for (const { id } of c_parentService)
      namesBelow.set(id, [...(namesBelow.get(id) ?? []), name, ...c_synonyms.filter((one) => one !== name)]);
  return all
    .flatMap(({ id, name, c_detailPageURL, landingPageUrl, c_synonyms }): IndexedService[] => {
      const path = validLink(c_detailPageURL ?? landingPageUrl ?? '');
      if (!path?.startsWith('/')) return [];
      const also = new Set([...c_synonyms, ...(namesBelow.get(id) ?? [])].map((one) => one.trim()));
      also.delete(name);
      also.delete('');
      return [{ id, name, path, also: [...also] }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale) || (a.id < b.id ? -1 : 1));
}

async function professionalCities(sources: Sources): Promise<City[]> {
  const { hasProxy, proxyList, facilities, documents, hasProfessional } = sources;
  if (hasProxy) {
    return citiesOf(readAll(await proxyList('healthcareProfessionalCities'), cityShape));
  }
  const [own, others] = await Promise.all([facilities(), documents('locations', 'en')]);
  const cities = citiesOf(readAll([...own, ...others], placeShape).map(({ address }) => address));
  return filterSideBySide(cities, ({ name }) => hasProfessional(DOCTOR_CITY_FIELD, name));
}

/** Specialties of doctors, named in the language where they have a name in it. */
async function professionalSpecialties(sources: Sources, locale: Locale): Promise<Specialty[]> {
  if (locale === 'en') return englishSpecialties(sources);
  const [specialties, documentsThere] = await Promise.all([
    englishSpecialties(sources),
    sources.documents('specialties', locale),
  ]);
  const translated = new Map(readAll(documentsThere, specialtyShape).map((one) => [one.uid, one]));
  return specialties.map((specialty) => {
    const there = translated.get(specialty.uid);
    if (!there) return specialty;
    const { uid, slug, englishName } = specialty;
    const plural = there.c_specialtyPlurality?.plural;
    return { uid, slug, englishName, name: there.name, ...(plural ? { plural } : {}) };
  });
}

async function englishSpecialties(sources: Sources): Promise<Specialty[]> {
  const { hasProxy, proxyList, documents, hasProfessional } = sources;
  const raw = hasProxy
    ? await proxyList('healthcareProfessionalSpecialties')
    : await documents('specialties', 'en');
  const all = readAll(raw, specialtyShape);
  const kept = hasProxy
    ? all
    : await filterSideBySide(all, ({ uid }) => hasProfessional(DOCTOR_SPECIALTY_FIELD, uid));
  const unique = [...new Map(kept.map((one) => [one.uid, one])).values()];
  return withSlugs(
    unique.map(({ uid, name, c_specialtyPlurality }) => ({
      uid,
      name,
      englishName: name,
      ...(c_specialtyPlurality ? { plural: c_specialtyPlurality.plural } : {}),
    })),
    ({ uid }) => uid,
  );
}

async function dropdownOptions(sources: Sources, kind: DropdownKind): Promise<DropdownOption[]> {
  const { hasProxy, proxyList, documents } = sources;
  const { endpoint, prefix } = DROPDOWNS[kind];
  const choices = hasProxy
    ? readAll(await proxyList(`dropdownsSearch/${kind}`), optionShape)
    : readAll(await documents(endpoint, 'en'), planEntityShape).map(({ id, name, slug, landingPageUrl }) => ({
        displayName: name,
        url: landingPageUrl ?? `${prefix}/${printEntityPath(slug ?? slugify(name), id)}`,
      }));
  return choices
    .flatMap(({ displayName, url }): DropdownOption[] => {
      const link = validLink(url);
      return link ? [{ displayName, url: link }] : [];
    })
    .sort((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
}

/** The members that have the shape. */
function readAll<T>(list: readonly unknown[], shape: z.ZodType<T>): T[] {
  return list.flatMap((member) => {
    const parsed = shape.safeParse(member);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Each city once, with a slug of its own. */
function citiesOf(raw: readonly { city: string; region: string }[]): City[] {
  const cities = new Map<string, { name: string; region: string }>();
  for (const { city, region } of raw) {
    const key = `${city} ${region}`.toLowerCase();
    if (!cities.has(key)) cities.set(key, { name: city, region });
  }
  return withSlugs([...cities.values()], ({ region }) => region);
}

/** Keeps the members that pass, asking about a few at a time. */
async function filterSideBySide<T>(
  list: readonly T[],
  passes: (member: T) => Promise<boolean>,
): Promise<T[]> {
  const verdicts = await sideBySide(list, AT_ONCE, passes);
  return list.filter((_, at) => verdicts[at]);
}
