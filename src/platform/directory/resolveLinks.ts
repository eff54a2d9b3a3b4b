import type { EntityRecord, Store } from '#src/platform/store/Store.ts';
import { EMBEDDED_BELOW, EMBEDDED_EVERYWHERE, entityTypes } from './entityTypes.ts';

type Json = Record<string, unknown>;
type Locale = 'en' | 'es';

/** How many links deep a document is expanded. */
const MAX_DEPTH = 3;
/** Stubs kept; at about 1 KB each this bounds the cache to tens of megabytes. */
const MAX_STUBS = 20_000;

interface Stub {
  /** What travels with a link, links inside it not yet expanded. Shared: never changed after it is made. */
  fields: Json;
  /** What travels only with links below certain members. */
  large: Json;
  all?: Json;
  locale: Locale;
  hasLinks: boolean;
}

/** The language links are asked for in, and that of the record they are in. */
interface Asked {
  locale: Locale;
  own: Locale;
}

/** Expands `{ "$ref": id }` links of entity bodies into the linked entities' embedded fields. */
export interface LinkResolver {
  /**
   * The body with every link expanded, at most three deep; cycles are cut and links that lead nowhere dropped. Links are named in
   * the language of the record, or in one that is asked for in its stead: those that have it say so as `locale`.
   */
  expand(record: Pick<EntityRecord, 'id' | 'locale' | 'body'>, locale?: Locale): Json;
  /** All that may travel with a link to this entity, links inside it as they are; not to be changed. */
  peek(id: string, locale: Locale): Readonly<Json> | undefined;
  /** Forgets what is known of these entities. */
  forget(ids: readonly string[]): void;
  /** Links met so far that lead to no entity. */
  readonly dangling: number;
}

/** A resolver over the store that remembers stubs until `forget`. A link to an entity without an `es` profile gives the `en` one. */
export function createLinkResolver(store: Store): LinkResolver {
  const stubs = new Map<string, Stub | undefined>();
  let dangling = 0;

  const stubOf = (id: string, locale: Locale): Stub | undefined => {
    const key = `${locale} ${id}`;
    if (stubs.has(key)) return stubs.get(key);
    const record =
      store.entities.get(id, locale) ?? (locale === 'en' ? undefined : store.entities.get(id, 'en'));
    const stub = record && project(record);
    if (!stub) dangling += 1;
    if (stubs.size >= MAX_STUBS) stubs.clear();
    stubs.set(key, stub);
    return stub;
  };

  const value = (source: unknown, asked: Asked, path: readonly string[], member: string): unknown => {
    if (Array.isArray(source)) {
      const list: unknown[] = [];
      for (const entry of source) {
        const expanded = value(entry, asked, path, member);
        if (expanded !== undefined) list.push(expanded);
      }
      return list;
    }
    if (source === null || typeof source !== 'object') return source;
    const ref = (source as Json)['$ref'];
    if (typeof ref !== 'string') return members(source as Json, asked, path);
    if (path.length > MAX_DEPTH || path.includes(ref)) return undefined;
    const stub = stubOf(ref, asked.locale);
    if (!stub) return undefined;
    const isForeign = asked.locale !== asked.own && stub.locale === asked.locale;
    const fields = isForeign ? { ...stub.fields, locale: stub.locale } : stub.fields;
    const below = EMBEDDED_BELOW[member];
    if (below) {
      const large = Object.fromEntries(Object.entries(stub.large).filter(([field]) => below.includes(field)));
      return members({ ...fields, ...large }, asked, [...path, ref]);
    }
    return stub.hasLinks ? members(fields, asked, [...path, ref]) : fields;
  };

  const members = (source: Json, asked: Asked, path: readonly string[]): Json => {
    const target: Json = {};
    for (const key in source) {
      const expanded = value(source[key], asked, path, key);
      if (expanded !== undefined) target[key] = expanded;
    }
    return target;
  };

  return {
    expand: (record, locale = record.locale) =>
      members(record.body, { locale, own: record.locale }, [record.id]),
    peek(id, locale) {
      const stub = stubOf(id, locale);
      if (!stub) return undefined;
      stub.all ??= { ...stub.fields, ...stub.large };
      return stub.all;
    },
    forget(ids) {
      for (const id of ids) {
        stubs.delete(`en ${id}`);
        stubs.delete(`es ${id}`);
      }
    },
    get dangling() {
      return dangling;
    },
  };
}

const LARGE = [...new Set(Object.values(EMBEDDED_BELOW).flat())];

function project(record: EntityRecord): Stub {
  const fields: Json = {
    id: record.id,
    uid: record.uid,
    name: record.body['name'],
    meta: { entityType: { id: record.type } },
  };
  for (const key of ['slug', ...EMBEDDED_EVERYWHERE, ...(entityTypes[record.type]?.embed ?? [])]) {
    const found = record.body[key];
    if (found !== undefined) fields[key] = found;
  }
  const large: Json = {};
  for (const key of LARGE) {
    const found = record.body[key];
    if (found !== undefined) large[key] = found;
  }
  return { fields, large, locale: record.locale, hasLinks: JSON.stringify(fields).includes('"$ref"') };
}
