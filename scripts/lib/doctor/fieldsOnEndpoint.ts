import type { EntityReader } from '#src/adapters/directory/entityReaders.ts';
import { note, ok, problem } from './Finding.ts';
import type { Finding } from './Finding.ts';

type Document = Record<string, unknown>;
/** Without these an entity has no page. */
const NEEDED = ['id', 'uid', 'name'];
const LANGUAGE = 'en';

/** A document that remembers which of its fields somebody looked at. */
function watched(document: Document, seen: Set<string>): Document {
  const look = (name: string | symbol) => {
    if (typeof name === 'string' && name !== 'toJSON') seen.add(name);
  };
  return new Proxy(document, {
    get: (target, name) => (look(name), target[name as string]),
    has: (target, name) => (look(name), name in target),
  });
}

/**
 * Compares documents of an endpoint with what the site reads of them: what none of them has was not put on the endpoint, or
 * is filled in nowhere.
 */
export function fieldFindings(
  endpoint: string,
  documents: readonly Document[],
  read: EntityReader<unknown>,
): Finding[] {
  if (documents.length === 0) return [note(`endpoint ${endpoint} has no documents`)];
  const missing = NEEDED.filter((name) => documents.some((document) => document[name] === undefined));
  if (missing.length > 0)
    return [problem(`endpoint ${endpoint} lacks ${missing.join(', ')}, without which nothing has a page`)];
  const seen = new Set<string>();
  const unreadable = new Set<string>();
  for (const document of documents) {
    try {
      read(watched(document, seen), LANGUAGE, (field) => unreadable.add(field));
    } catch (error) {
      unreadable.add(error instanceof Error ? error.message : String(error));
    }
  }
  const absent = [...seen]
    .filter((name) => !documents.some((document) => document[name] !== undefined))
    .toSorted();
  return [
    ok(`endpoint ${endpoint}: ${documents.length} documents read`),
    ...(absent.length > 0
      ? [note(`endpoint ${endpoint}: none of them has ${absent.join(', ')}; is it on the endpoint?`)]
      : []),
    ...(unreadable.size > 0
      ? [note(`endpoint ${endpoint}: not readable, and left out of pages: ${[...unreadable].join(', ')}`)]
      : []),
  ];
}
