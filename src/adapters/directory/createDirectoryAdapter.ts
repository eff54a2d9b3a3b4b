import type { ImageHosts } from '#src/domain/images/imageUrl.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { Listings } from '#src/ports/Listings.ts';
import { cardResult } from './cardResult.ts';
import { createEntityLookup } from './createEntityLookup.ts';
import { createTeaserLookup } from './createTeaserLookup.ts';
import { createDirectoryClient } from './directoryClient.ts';
import type { DirectoryClientOptions } from './directoryClient.ts';
import { pickedEndpointOf } from './entityEndpoints.ts';
import { READERS } from './entityReaders.ts';
import { entitySummary } from './entitySummary.ts';
import { eventFromWire } from './eventFromWire.ts';
import { fetchLastUpdated } from './fetchLastUpdated.ts';
import { fetchPlansOfPayor } from './fetchPlansOfPayor.ts';
import { fetchTopLevelServices } from './fetchTopLevelServices.ts';
import type { FieldProblem } from './fields.ts';
import { listSummaries } from './listSummaries.ts';
import { createPickedEntities } from './pickedEntities.ts';
import { serviceFromWire } from './serviceFromWire.ts';
import { sizedEntity } from './sizedEntity.ts';

/** No picture is asked for at another size. */
const NO_HOSTS: ImageHosts = { cdnHosts: [] };

/** Entities of the content directory, Yext Content API (S-306–S-314). */
export function createDirectoryAdapter(options: DirectoryClientOptions): Omit<DirectoryPort, keyof Listings> {
  const { images = NO_HOSTS, log } = options;
  const client = createDirectoryClient(options);
  const onProblem =
    (type: string, id: string): FieldProblem =>
    (field, problem) =>
      log({ event: 'directory-field-dropped', type, id, field, problem });
  const oneOf = createEntityLookup(client, onProblem);
  const teaserDocuments = createTeaserLookup(client, options);

  return {
    entity: (entityTypeId, id, locale) =>
      oneOf(entityTypeId, id, locale, (...wire) =>
        sizedEntity(READERS[entityTypeId](...wire), images, (message) =>
          log({ event: 'image', message, id }),
        ),
      ),
    service: (id, locale) => oneOf('ce_service', id, locale, serviceFromWire),
    event: (id, locale) => oneOf('ce_seatRobotEvent', id, locale, eventFromWire),
    plansOfPayor: (uid, locale) => fetchPlansOfPayor(uid, locale, options),
    topLevelServices: (locale) => fetchTopLevelServices(client, locale, onProblem),
    picked: createPickedEntities(client, options, pickedEndpointOf),
    summaries: (entityTypeId, locale) => listSummaries(client, entityTypeId, locale),
    lastUpdated: (entityTypeId) => fetchLastUpdated(client, options, entityTypeId),

    async teaser(entityTypeId, id, locale) {
      const { found, isWhole } = await teaserDocuments(entityTypeId, id, locale);
      return { found: found.flatMap((document) => entitySummary(document, entityTypeId) ?? []), isWhole };
    },

    async teaserResults(entityTypeId, id, locale) {
      const { found, isWhole } = await teaserDocuments(entityTypeId, id, locale);
      return { found: found.flatMap((document) => cardResult(document, entityTypeId) ?? []), isWhole };
    },
  };
}
