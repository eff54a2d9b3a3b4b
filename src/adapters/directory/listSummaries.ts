import type { Locale } from '#src/domain/entities/common.ts';
import type { EntitySummary } from '#src/ports/DirectoryPort.ts';
import type { DirectoryClient } from './directoryClient.ts';
import { endpointOf, outlinesOf } from './entityEndpoints.ts';
import { entitySummary } from './entitySummary.ts';

/** Documents asked for at once: a facility with its linked services is up to 400 kB, 50 of them pass the size cap. */
const PAGE_SIZE = 15;
const OUTLINE_PAGE_SIZE = 50;

/** Walks all pages of an endpoint (S-307). */
export async function* listSummaries(
  { ask }: DirectoryClient,
  entityTypeId: string,
  locale: Locale,
): AsyncIterable<EntitySummary> {
  const outlines = outlinesOf(entityTypeId);
  const endpoint = outlines ?? endpointOf(entityTypeId);
  const limit = String(outlines ? OUTLINE_PAGE_SIZE : PAGE_SIZE);
  let pageToken: string | undefined;
  do {
    const answer = await ask(
      endpoint,
      { limit, 'meta.locale': locale, ...(pageToken ? { pageToken } : {}) },
      'summaries',
    );
    for (const document of answer.response.docs) {
      const summary = entitySummary(document, entityTypeId);
      if (summary) yield summary;
    }
    const next = answer.response.nextPageToken || undefined;
    // A token that repeats would never end.
    if (next === pageToken) return;
    pageToken = next;
  } while (pageToken);
}
