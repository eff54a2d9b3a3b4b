import type { Locale } from '#src/domain/entities/common.ts';
import type { Lookup } from '#src/ports/result.ts';
import type { DirectoryAnswer, DirectoryClient } from './directoryClient.ts';
import { endpointOf } from './entityEndpoints.ts';
import type { EntityReader } from './entityReaders.ts';
import type { FieldProblem } from './fields.ts';

/** Whether a text can be an id. One that would change the path of the call is none, encoded or not. */
const isEntityId = (text: string): boolean => !/^\.{1,2}$|[/\\]/.test(text);

/** Looks for an entity by id or uid and reads it. Never rejects. */
export type EntityLookup = <T>(
  entityTypeId: string,
  id: string,
  locale: Locale,
  read: EntityReader<T>,
) => Promise<Lookup<T>>;

/**
 * The lookup of one entity: the English profile stands in where there is no other, marked by its locale. A deleted one is
 * absent, with what it was when that can still be read.
 */
export function createEntityLookup(
  { ask }: DirectoryClient,
  onProblem: (type: string, id: string) => FieldProblem,
): EntityLookup {
  /** The document of an id in a language: by entity id, then by uid (D-007). */
  async function documentOf(endpoint: string, id: string, locale: Locale) {
    if (!isEntityId(id)) return undefined;
    const inLocale = (answer: DirectoryAnswer) =>
      answer.response.docs.find((doc) => (doc['locale'] ?? locale) === locale);
    const ids = await ask(`${endpoint}/${encodeURIComponent(id)}`, { 'meta.locale': locale }, 'entity', id);
    const byId = inLocale(ids);
    if (byId || !/^\d+$/.test(id)) return byId;
    return inLocale(await ask(endpoint, { uid: id, limit: '1', 'meta.locale': locale }, 'entityByUid', id));
  }

  return async (entityTypeId, id, locale, read) => {
    try {
      const endpoint = endpointOf(entityTypeId);
      let document = await documentOf(endpoint, id, locale);
      let actual: Locale = locale;
      if (!document && locale !== 'en') {
        actual = 'en';
        document = await documentOf(endpoint, id, 'en');
      }
      if (!document) return { kind: 'absent' };
      const told = onProblem(entityTypeId, id);
      if (document['c_isDeleted'] === true) return formerOf(() => read(document, actual, told));
      return { kind: 'found', value: read(document, actual, told) };
    } catch (reason) {
      return { kind: 'failed', error: reason instanceof Error ? reason : new Error(String(reason)) };
    }
  };
}

/** The answer for a deleted entity, with what it was when that can be read. */
function formerOf<T>(read: () => T): Lookup<T> {
  try {
    return { kind: 'absent', former: read() };
  } catch {
    return { kind: 'absent' };
  }
}
