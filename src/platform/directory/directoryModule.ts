import { z } from 'zod';
import { sendJson, successEnvelope } from '#src/platform/envelope.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type {
  PlatformContext,
  PlatformModule,
  PlatformRequest,
  PlatformRoute,
} from '#src/platform/PlatformModule.ts';
import { contentDocument } from './contentDocument.ts';
import type { ExpandedEntity } from './contentDocument.ts';
import { metresApart, readContentQuery, readLimit } from './contentQuery.ts';
import { DirectoryTables } from './DirectoryTables.ts';
import type { Row } from './DirectoryTables.ts';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoints.ts';
import { readEntityFilter } from './entityFilter.ts';
import { entityTypes } from './entityTypes.ts';
import { createPageTokens, queryIdentity } from './pageToken.ts';
import type { PageTokens } from './pageToken.ts';
import { proxyRoutes } from './proxyRoutes.ts';
import { requireKey } from './requireKey.ts';
import { createLinkResolver } from './resolveLinks.ts';
import { selectFields } from './selectFields.ts';

type Json = Record<string, unknown>;
type Locale = 'en' | 'es';

const MAX_OFFSET = 9950;
const MAX_IDS = 50;
const METRES_PER_MILE = 1609.344;

/**
 * The Content API and the entities API over the store (yext protocol 4), and the look-ups of the caching proxy
 * (S-310, S-311, S-325, S-327, S-330, S-333, S-359).
 */
export const directoryModule: PlatformModule = (context) => {
  const { store, keys } = context;
  const resolver = createLinkResolver(store);
  const tables = new DirectoryTables(store, resolver);
  const tokens = createPageTokens(store);
  const unsubscribe = store.subscribe((change) => {
    if (change.kind === 'content' || change.kind === 'facts') return;
    resolver.forget(change.ids.map(({ id }) => id));
    tables.clear();
  });
  context.onClose?.(unsubscribe);

  const route = (path: string, answer: (request: PlatformRequest) => unknown): PlatformRoute => ({
    method: 'GET',
    pattern: `/v2/accounts/:account/${path}`,
    upstream: 'directory',
    handle(request) {
      requireKey(request, keys.directory);
      const version = request.url.searchParams.get('v');
      if (version === null) throw new HttpProblem(400, 'Missing parameter v');
      if (!/^\d{8}$/.test(version)) throw new HttpProblem(400, 'Parameter v: must be a date as YYYYMMDD');
      sendJson(request.response, 200, successEnvelope(answer(request)), {
        'cache-control': 'private, no-store',
      });
    },
  });

  return [
    route('content/:endpoint', ({ params, url }) =>
      contentList(tables, tokens, endpointOf(params['endpoint'] ?? ''), url),
    ),
    route('content/:endpoint/:ids', ({ params, url }) =>
      contentByIds(tables, endpointOf(params['endpoint'] ?? ''), params['ids'] ?? '', url),
    ),
    route('entities', ({ url }) => entityList(context, tables, tokens, url)),
    route('entities/geosearch', ({ url }) => entityGeosearch(tables, url)),
    route('entities/:id', ({ params, url }) => {
      const id = params['id'] ?? '';
      const [locale = 'en'] = languagesOf(url);
      const record = store.entities.get(id, locale) ?? store.entities.get(id, 'en');
      const document = record && tables.document({ ...record });
      if (!document) throw new HttpProblem(404, `There is no entity ${JSON.stringify(id.slice(0, 80))}`);
      return entityOf(document, fieldsOf(url));
    }),
    ...proxyRoutes(context, tables),
  ];
};

function endpointOf(name: string): Endpoint {
  const own = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  const endpoint = own ?? (Object.hasOwn(entityTypes, name) ? { types: [name] } : undefined);
  if (!endpoint) throw new HttpProblem(404, `There is no endpoint ${JSON.stringify(name.slice(0, 80))}`);
  return endpoint;
}

/** Rows of an endpoint that pass, in id order of each type. */
function matching(
  tables: DirectoryTables,
  endpoint: Endpoint,
  locales: readonly Locale[],
  conditions: readonly { field: string; accepts: (values: readonly unknown[]) => boolean }[],
  isWanted?: (row: Row) => boolean,
): { row: Row; at: number }[] {
  const { only } = endpoint;
  const all = only
    ? [
        {
          field: only.field,
          accepts: (values: readonly unknown[]) => values.includes(only.value) !== (only.isNot ?? false),
        },
        ...conditions,
      ]
    : conditions;
  const found: { row: Row; at: number }[] = [];
  for (const type of endpoint.types) {
    for (const locale of locales) {
      const columns = all.map(({ field }) => tables.values(type, locale, field));
      tables.rows(type, locale).forEach((row, at) => {
        if (isWanted && !isWanted(row)) return;
        if (all.every(({ accepts }, i) => accepts(columns[i]?.[at] ?? []))) found.push({ row, at });
      });
    }
  }
  return found;
}

function contentList(tables: DirectoryTables, tokens: PageTokens, endpoint: Endpoint, url: URL): Json {
  const query = readContentQuery(url.searchParams);
  const found = matching(tables, endpoint, query.locales, query.conditions);
  if (query.sort) sortRows(tables, found, [query.sort]);
  const page = pageOf(tokens, found, query.limit, url);
  return {
    count: found.length,
    docs: documentsOf(tables, page.rows, endpoint.members).map(contentDocument),
    ...(page.next === undefined ? {} : { nextPageToken: page.next }),
  };
}

function contentByIds(tables: DirectoryTables, endpoint: Endpoint, text: string, url: URL): Json {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length > MAX_IDS) throw new HttpProblem(400, `At most ${MAX_IDS} ids are possible`);
  const query = readContentQuery(url.searchParams);
  const wanted = new Set(ids);
  // Both names of an entity are taken (D-007): its id and its uid.
  const isWanted = (row: Row) => wanted.has(row.id) || wanted.has(String(row.uid));
  const found = matching(tables, endpoint, query.locales, query.conditions, isWanted).map(({ row }) => row);
  const rows = ids.flatMap((id) => found.filter((row) => row.id === id || String(row.uid) === id));
  return { count: rows.length, docs: documentsOf(tables, rows, endpoint.members).map(contentDocument) };
}

const documentsOf = (tables: DirectoryTables, rows: readonly Row[], members?: readonly string[]) =>
  rows.flatMap((row) => {
    const document = members ? tables.outline(row, members) : tables.document(row);
    return document ? [document] : [];
  });

function pageOf(
  tokens: PageTokens,
  found: readonly { row: Row }[],
  limit: number,
  url: URL,
  offset = 0,
): { rows: Row[]; next?: string } {
  const identity = queryIdentity(url.pathname, url.searchParams);
  const token = url.searchParams.get('pageToken');
  let start = offset;
  if (token !== null) {
    const position = tokens.read(token, identity);
    const after = found.findIndex(({ row }) => `${row.locale} ${row.id}` === position.after);
    start = after >= 0 ? after + 1 : position.offset;
  }
  const rows = found.slice(start, start + limit).map(({ row }) => row);
  const last = rows.at(-1);
  if (!last || start + rows.length >= found.length) return { rows };
  return {
    rows,
    next: tokens.sign({ after: `${last.locale} ${last.id}`, offset: start + rows.length }, identity),
  };
}

/** Sorts in place by the first value of each field; rows without one come last, equals keep the order of ids. */
function sortRows(
  tables: DirectoryTables,
  found: { row: Row; at: number }[],
  sorts: readonly { field: string; direction: 'asc' | 'desc' }[],
): void {
  const key = ({ row, at }: { row: Row; at: number }, field: string) => {
    const value = tables.values(row.type, row.locale, field)[at]?.[0];
    return typeof value === 'string'
      ? value.toLowerCase()
      : typeof value === 'boolean'
        ? Number(value)
        : value;
  };
  const keyed = found.map((entry) => ({ entry, keys: sorts.map(({ field }) => key(entry, field)) }));
  keyed.sort((a, b) => {
    for (const [i, { direction }] of sorts.entries()) {
      const left = a.keys[i];
      const right = b.keys[i];
      const isLeft = typeof left === 'string' || typeof left === 'number';
      const isRight = typeof right === 'string' || typeof right === 'number';
      if (!isLeft || !isRight) {
        if (isLeft !== isRight) return isLeft ? -1 : 1;
        continue;
      }
      if (left !== right) return left < right === (direction === 'asc') ? -1 : 1;
    }
    return 0;
  });
  keyed.forEach(({ entry }, at) => {
    found[at] = entry;
  });
}

const entitySort = z
  .array(z.record(z.string().regex(/^[A-Za-z_][\w.]{0,200}$/), z.enum(['ASCENDING', 'DESCENDING'])))
  .max(5);

function entityList(context: PlatformContext, tables: DirectoryTables, tokens: PageTokens, url: URL): Json {
  const parameters = url.searchParams;
  const limit = readLimit(parameters.get('limit'));
  const offsetText = parameters.get('offset');
  if (offsetText !== null && parameters.get('pageToken') !== null) {
    throw new HttpProblem(400, 'Either offset or pageToken is possible');
  }
  const offset = offsetText === null ? 0 : /^\d{1,6}$/.test(offsetText) ? Number(offsetText) : NaN;
  if (!(offset <= MAX_OFFSET))
    throw new HttpProblem(400, `Parameter offset: must be from 0 to ${MAX_OFFSET}`);
  const types = typesOf(parameters.get('entityTypes'));
  const filterText = parameters.get('filter');
  const predicate =
    filterText === null
      ? undefined
      : readEntityFilter(jsonOf('filter', filterText), () => context.clock().getTime());
  const ids = parameters.get('entityIds')?.split(',');
  const found: { row: Row; at: number }[] = [];
  for (const type of types) {
    for (const locale of languagesOf(url)) {
      tables.rows(type, locale).forEach((row, at) => {
        if (ids && !ids.includes(row.id)) return;
        if (predicate && !predicate((field) => tables.values(type, locale, field)[at] ?? [])) return;
        found.push({ row, at });
      });
    }
  }
  const sortText = parameters.get('sortBy');
  if (sortText !== null) {
    const sorts = entitySort.safeParse(jsonOf('sortBy', sortText));
    if (!sorts.success) {
      throw new HttpProblem(400, 'Parameter sortBy: must be a list such as [{"name":"ASCENDING"}]');
    }
    sortRows(
      tables,
      found,
      sorts.data.flatMap((entry) =>
        Object.entries(entry).map(([field, direction]) => ({
          field,
          direction: direction === 'ASCENDING' ? ('asc' as const) : ('desc' as const),
        })),
      ),
    );
  }
  const page = pageOf(tokens, found, limit, url, offset);
  return {
    count: found.length,
    entities: documentsOf(tables, page.rows).map((document) => entityOf(document, fieldsOf(url))),
    ...(page.next === undefined ? {} : { pageToken: page.next }),
  };
}

function entityGeosearch(tables: DirectoryTables, url: URL): Json {
  const parameters = url.searchParams;
  const limit = readLimit(parameters.get('limit'));
  const where = parameters.get('location');
  if (where === null || where.trim() === '') throw new HttpProblem(400, 'Missing parameter location');
  const radiusText = parameters.get('radius') ?? '10';
  const radius = /^\d{1,4}(\.\d+)?$/.test(radiusText) ? Number(radiusText) : NaN;
  if (!(radius >= 0.1 && radius <= 2500)) {
    throw new HttpProblem(400, 'Parameter radius: must be from 0.1 to 2500 miles');
  }
  const types = typesOf(parameters.get('entityTypes')).filter((type) => tables.rows(type, 'en').length > 0);
  const centre = centreOf(tables, types, where);
  const near: { row: Row; metres: number }[] = [];
  for (const type of types) {
    for (const locale of languagesOf(url)) {
      const points = tables.values(type, locale, 'yextDisplayCoordinate');
      tables.rows(type, locale).forEach((row, at) => {
        const { latitude, longitude } = (points[at]?.[0] ?? {}) as {
          latitude?: unknown;
          longitude?: unknown;
        };
        if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
        const metres = metresApart(centre.latitude, centre.longitude, latitude, longitude);
        if (metres <= radius * METRES_PER_MILE) near.push({ row, metres });
      });
    }
  }
  near.sort((a, b) => a.metres - b.metres || (a.row.id < b.row.id ? -1 : 1));
  const page = near.slice(0, limit);
  return {
    count: near.length,
    geo: { address: where, coordinate: centre },
    entities: documentsOf(
      tables,
      page.map(({ row }) => row),
    ).map((document) => entityOf(document, fieldsOf(url))),
    distances: page.map(({ row, metres }) => ({
      id: row.id,
      distanceMiles: metres / METRES_PER_MILE,
      distanceKilometers: metres / 1000,
    })),
  };
}

/** A point, or the middle of the entities whose city or postal code is named. */
function centreOf(
  tables: DirectoryTables,
  types: readonly string[],
  where: string,
): { latitude: number; longitude: number } {
  const point = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(where);
  if (point) {
    const latitude = Number(point[1]);
    const longitude = Number(point[2]);
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  } else {
    const wanted = where.split(',')[0]?.trim().toLowerCase();
    const sum = { latitude: 0, longitude: 0, many: 0 };
    for (const type of types) {
      const points = tables.values(type, 'en', 'yextDisplayCoordinate');
      const cities = tables.values(type, 'en', 'address.city');
      const codes = tables.values(type, 'en', 'address.postalCode');
      tables.rows(type, 'en').forEach((_, at) => {
        const { latitude, longitude } = (points[at]?.[0] ?? {}) as {
          latitude?: unknown;
          longitude?: unknown;
        };
        const isNamed = [cities[at]?.[0], codes[at]?.[0]].some(
          (name) => String(name).toLowerCase() === wanted,
        );
        if (!isNamed || typeof latitude !== 'number' || typeof longitude !== 'number') return;
        sum.latitude += latitude;
        sum.longitude += longitude;
        sum.many += 1;
      });
    }
    if (sum.many > 0) return { latitude: sum.latitude / sum.many, longitude: sum.longitude / sum.many };
  }
  throw new HttpProblem(
    400,
    'Parameter location: is neither "latitude,longitude" nor a place the directory knows',
  );
}

function typesOf(text: string | null): string[] {
  if (text === null || text === '') return Object.keys(entityTypes);
  const types = text.split(',').map((type) => type.trim());
  const unknown = types.find((type) => !Object.hasOwn(entityTypes, type));
  if (unknown !== undefined) {
    throw new HttpProblem(400, `Unknown entity type ${JSON.stringify(unknown.slice(0, 80))}`);
  }
  return types;
}

function languagesOf(url: URL): Locale[] {
  const wanted = (url.searchParams.get('languages') ?? 'primary').split(',');
  const known = wanted.flatMap((language): Locale[] => {
    if (language === 'primary' || language.startsWith('en')) return ['en'];
    return language.startsWith('es') ? ['es'] : [];
  });
  return [...new Set(known)];
}

const fieldsOf = (url: URL): string[] | undefined => url.searchParams.get('fields')?.split(',').slice(0, 100);

/** An entity as the entities API gives it: identity in `meta`, uid as text. */
function entityOf({ record, body }: ExpandedEntity, fields: readonly string[] | undefined): Json {
  return {
    meta: {
      id: record.id,
      uid: String(record.uid),
      entityType: record.type,
      language: record.locale,
      countryCode: 'US',
      accountId: '100',
      timestamp: record.updatedAt.slice(0, 19),
      labels: [],
    },
    ...(fields ? selectFields(body, fields) : body),
  };
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpProblem(400, `Parameter ${name}: is not JSON`);
  }
}
