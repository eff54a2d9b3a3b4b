import type { Locale } from '#src/domain/entities/common.ts';
import type { Gathered } from '#src/ports/result.ts';
import type { DirectoryAnswer, DirectoryClient, DirectoryClientOptions } from './directoryClient.ts';
import { endpointOf } from './entityEndpoints.ts';

/** The documents of the teaser lookup (S-309–S-314); none when all sources fail. Rejects for a type without an endpoint. */
export function createTeaserLookup(
  { ask, askProxy }: DirectoryClient,
  { cachingProxy, log }: Pick<DirectoryClientOptions, 'cachingProxy' | 'log'>,
) {
  return async (
    entityTypeId: string,
    id: string,
    locale: Locale,
  ): Promise<Gathered<Record<string, unknown>>> => {
    const endpoint = endpointOf(entityTypeId);
    const key = encodeURIComponent(id);
    const language = { 'meta.locale': locale };
    // S-310–S-313, in this order.
    const attempts: { ask: () => Promise<DirectoryAnswer>; problem: string }[] = [
      ...(cachingProxy
        ? [
            {
              ask: () => askProxy(`entityByInternalId/${entityTypeId}/${key}`, id),
              problem: 'Could not fetch from cache by ID',
            },
            {
              ask: () => askProxy(`entityByEntityId/${entityTypeId}/${key}`, id),
              problem: 'Could not fetch from cache by Entity ID',
            },
          ]
        : []),
      {
        ask: () => ask(endpoint, { uid: id, ...language }, 'teaserById', id),
        problem: 'Could not fetch from directory by ID',
      },
      {
        ask: () => ask(`${endpoint}/${key}`, language, 'teaserByEntityId', id),
        problem: 'Could not fetch from directory by Entity ID',
      },
    ];
    let isWhole = true;
    for (const attempt of attempts) {
      try {
        const { response } = await attempt.ask();
        // S-314: a result counts only if its count is above 0.
        if (response.count > 0) return { found: response.docs, isWhole: true };
      } catch {
        // The HTTP client has logged the cause; the catalogue's wording follows.
        isWhole = false;
      }
      log({ event: 'entity-lookup', message: attempt.problem, id });
    }
    log({ event: 'entity-lookup', message: `Could not fetch entity with id ${id}`, id });
    return { found: [], isWhole };
  };
}
