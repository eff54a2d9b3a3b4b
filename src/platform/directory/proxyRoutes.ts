import { sendJson, successEnvelope } from '#src/platform/envelope.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { PlatformContext, PlatformRoute } from '#src/platform/PlatformModule.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { contentDocument } from './contentDocument.ts';
import type { DirectoryTables } from './DirectoryTables.ts';
import { endpoints } from './endpoints.ts';
import { entityTypes } from './entityTypes.ts';

type Json = Record<string, unknown>;

/** An entity by its uid or its id. */
type Identity = 'internal' | 'entity';

const DROPDOWNS: Readonly<Record<string, { endpoint: string; path: string }>> = {
  hospitals: { endpoint: 'healthPlanHospitals', path: '/health-plan/hospital/' },
  payors: { endpoint: 'healthPlanPayors', path: '/health-plan/plan/' },
  'medical-groups': { endpoint: 'healthPlanMedicalGroups', path: '/health-plan/med-group/' },
};

/**
 * The look-ups of the caching proxy. Those of entities answer as the Content API does (`response.docs`, `[]` when
 * there is none), the lists of cities, specialties and options as plain lists. Answers may be cached for a minute.
 */
export function proxyRoutes({ store }: PlatformContext, tables: DirectoryTables): PlatformRoute[] {
  const lookup = (types: readonly string[], id: string, identity: Identity, url: URL) =>
    lookUp(store, tables, types, id, identity, url);
  return [
    route('yextAwardByInternalId/:id', ({ id = '' }, url) => lookup(['ce_award'], id, 'internal', url)),
    route('yextHealthcareFacilityByInternalId/:id', ({ id = '' }, url) =>
      lookup(['healthcareFacility', 'location'], id, 'internal', url),
    ),
    route('entityByInternalId/:type/:id', ({ type = '', id = '' }, url) =>
      lookup(typesOf(type), id, 'internal', url),
    ),
    route('entityByEntityId/:type/:id', ({ type = '', id = '' }, url) =>
      lookup(typesOf(type), id, 'entity', url),
    ),
    route('healthcareProfessionalCities', () => citiesOf(tables)),
    route('healthcareProfessionalSpecialties', () => specialtiesOf(tables)),
    route('dropdownsSearch/:kind', ({ kind = '' }) => optionsOf(tables, kind)),
  ];
}

const route = (
  path: string,
  answer: (params: Record<string, string>, url: URL) => unknown,
): PlatformRoute => ({
  method: 'GET',
  pattern: `/proxy/api/${path}`,
  upstream: 'proxy',
  handle: ({ params, url, response }) =>
    sendJson(response, 200, answer(params, url), { 'cache-control': 'public, max-age=60' }),
});

function lookUp(
  store: Store,
  tables: DirectoryTables,
  types: readonly string[],
  id: string,
  identity: Identity,
  url: URL,
): object {
  const wanted = url.searchParams.get('locale') ?? url.searchParams.get('meta.locale');
  const locale = wanted === 'es' ? 'es' : 'en';
  const uid = /^\d{1,15}$/.test(id) ? Number(id) : NaN;
  const record =
    identity === 'entity'
      ? (store.entities.get(id, locale) ?? store.entities.get(id, 'en'))
      : Number.isNaN(uid)
        ? undefined
        : (store.entities.getByUid(uid, locale) ?? store.entities.getByUid(uid, 'en'));
  const document = record && types.includes(record.type) ? tables.document(record) : undefined;
  const docs = document ? [contentDocument(document)] : [];
  return successEnvelope({ count: docs.length, docs });
}

/** Types of an endpoint name or of a type id. */
function typesOf(name: string): readonly string[] {
  if (Object.hasOwn(endpoints, name)) return endpoints[name]?.types ?? [];
  if (Object.hasOwn(entityTypes, name)) return [name];
  throw new HttpProblem(404, `There is no entity type ${JSON.stringify(name.slice(0, 80))}`);
}

/** The cities providers practise in, each once. */
function citiesOf(tables: DirectoryTables): { city: string; region: string }[] {
  const cities = new Map<string, { city: string; region: string }>();
  const field = 'c_offices.officeOrFacility.address';
  for (const addresses of tables.values('healthcareProfessional', 'en', field)) {
    for (const address of addresses as Json[]) {
      const city = text(address['city']);
      const region = text(address['region']);
      if (city !== '') cities.set(`${city}, ${region}`, { city, region });
    }
  }
  return [...cities.values()].sort((a, b) => compare(a.city, b.city) || compare(a.region, b.region));
}

/** The specialties providers have, each once. */
function specialtiesOf(tables: DirectoryTables): Json[] {
  const specialties = new Map<unknown, Json>();
  for (const linked of tables.values('healthcareProfessional', 'en', 'c_providerSpecialties.specialty')) {
    for (const specialty of linked as Json[]) {
      if (specialties.has(specialty['uid'])) continue;
      const { id, uid, name, slug, c_specialtyPlurality } = specialty;
      specialties.set(uid, { id, uid, name, slug, c_specialtyPlurality });
    }
  }
  return [...specialties.values()].sort((a, b) => compare(text(a['name']), text(b['name'])));
}

/** The options of one of the lists; throws HttpProblem 404 for another. */
function optionsOf(tables: DirectoryTables, kind: string): { displayName: string; url: string }[] {
  const dropdown = Object.hasOwn(DROPDOWNS, kind) ? DROPDOWNS[kind] : undefined;
  const endpoint = dropdown && endpoints[dropdown.endpoint];
  if (!dropdown || !endpoint) {
    throw new HttpProblem(404, `There is no list ${JSON.stringify(kind.slice(0, 80))}`);
  }
  const options = endpoint.types.flatMap((type) =>
    tables.rows(type, 'en').flatMap((row, at) => {
      const value = (field: string) => tables.values(type, 'en', field)[at]?.[0];
      const { only } = endpoint;
      if (only && (value(only.field) === only.value) === (only.isNot ?? false)) return [];
      const slug = text(value('slug'));
      return [
        {
          displayName: text(value('name')),
          url:
            text(value('landingPageUrl')) || `${dropdown.path}${slug === '' ? row.id : `${slug}-${row.id}`}`,
        },
      ];
    }),
  );
  return options.sort((a, b) => compare(a.displayName, b.displayName));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });
