import type { Locale } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { PickedEntity, PickedKind } from '#src/ports/DirectoryPort.ts';
import type { Gathered } from '#src/ports/result.ts';
import { cardResult } from './cardResult.ts';
import type { DirectoryAnswer, DirectoryClient, DirectoryClientOptions } from './directoryClient.ts';

/** What is said in the log when picked entities cannot be fetched. */
const FAILED: Record<PickedKind, string> = {
  award: 'Unable to fetch yext awards entities.',
  article: 'Unable to fetch yext articles entities.',
  location: 'Unable to fetch yext locations entities.',
  provider: 'Unable to fetch yext providers entities.',
};

type Document = Record<string, unknown>;

/** Fetches what editors picked. `endpointOf` names the content endpoint of an entity type. */
export function createPickedEntities(
  { ask, askProxy }: DirectoryClient,
  { cachingProxy, log }: DirectoryClientOptions,
  endpointOf: (entityTypeId: string | undefined, kind: PickedKind) => string,
) {
  const isOne = ({ id, entityId }: PickedEntity, document: Document): boolean =>
    [document['uid'], document['id']].some((known) => String(known) === id || String(known) === entityId);

  const docsOf = (answer: DirectoryAnswer): Document[] => answer.response.docs;

  /** One call for each award; an award whose call fails is missing alone (S-325). */
  async function awardsFromProxy(
    items: readonly PickedEntity[],
    locale: Locale,
  ): Promise<Gathered<Document>> {
    const answers = await Promise.allSettled(
      items.map(({ id }) =>
        askProxy(`yextAwardByInternalId/${encodeURIComponent(id)}?locale=${locale}`, id, 'award'),
      ),
    );
    const isWhole = answers.every(({ status }) => status === 'fulfilled');
    if (!isWhole) log({ event: 'picked-entities', message: FAILED.award });
    return {
      found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? docsOf(answer.value) : [])),
      isWhole,
    };
  }

  /** One call for each content endpoint, and one more for what has no profile in the language (S-326, S-355). */
  async function fromDirectory(
    kind: PickedKind,
    items: readonly PickedEntity[],
    locale: Locale,
  ): Promise<Gathered<Document>> {
    const byEndpoint = new Map<string, PickedEntity[]>();
    for (const item of items) {
      const endpoint = endpointOf(item.type, kind);
      byEndpoint.set(endpoint, [...(byEndpoint.get(endpoint) ?? []), item]);
    }
    const found = await Promise.all(
      [...byEndpoint].map(async ([endpoint, wanted]) => {
        const fetched = async (some: readonly PickedEntity[], language: Locale) => {
          const ids = some.map(({ id, entityId }) => encodeURIComponent(entityId ?? id)).join(',');
          return docsOf(await ask(`${endpoint}/${ids}`, { 'meta.locale': language }, `picked-${kind}`));
        };
        const documents = await fetched(wanted, locale);
        const missing = wanted.filter((item) => !documents.some((document) => isOne(item, document)));
        if (locale === 'en' || missing.length === 0) return documents;
        return [...documents, ...(await fetched(missing, 'en'))];
      }),
    );
    return { found: found.flat(), isWhole: true };
  }

  return async function picked(
    kind: PickedKind,
    items: readonly PickedEntity[],
    locale: Locale,
  ): Promise<Gathered<SearchResult>> {
    if (items.length === 0) return { found: [], isWhole: true };
    try {
      const { found, isWhole } = await (kind === 'award' && cachingProxy
        ? awardsFromProxy(items, locale)
        : fromDirectory(kind, items, locale));
      const cards = items.flatMap((item) => {
        const document = found.find((one) => isOne(item, one));
        return cardResult(document, item.type) ?? [];
      });
      return { found: cards, isWhole };
    } catch {
      // The HTTP client has logged the cause; the catalogue's wording follows.
      log({ event: 'picked-entities', message: FAILED[kind] });
      return { found: [], isWhole: false };
    }
  };
}
