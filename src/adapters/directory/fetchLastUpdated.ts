import type { DirectoryClient, DirectoryClientOptions } from './directoryClient.ts';
import { endpointNamed } from './entityEndpoints.ts';

/** The date of the entity of a type that was updated last (S-345, C-042, X-040 – X-043). Rejects with UpstreamError. */
export async function fetchLastUpdated(
  { ask }: DirectoryClient,
  { log }: Pick<DirectoryClientOptions, 'log'>,
  entityTypeId: string,
): Promise<{ date: string } | { problem: string }> {
  const none = (problem: string) => {
    log({ event: 'last-updated', message: problem });
    return { problem };
  };
  if (!entityTypeId) return none('No entity type provided');
  if (!/^[A-Za-z_]+$/.test(entityTypeId)) return none('Invalid entity type format');
  const { response } = await ask(
    endpointNamed(entityTypeId),
    { $sortBy__desc: 'c_shpLastUpdatedDate', limit: '1', 'meta.locale': 'en' },
    'lastUpdated',
  );
  const [newest] = response.docs;
  if (!newest) return none('Empty response');
  const date = newest['c_shpLastUpdatedDate'];
  return typeof date === 'string' && date.trim() !== ''
    ? { date: date.trim() }
    : none('No last updated date found');
}
