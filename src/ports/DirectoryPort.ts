import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { Lookup } from './result.ts';

/** A named entity as listings and lookups need it. */
export interface EntitySummary {
  id: string;
  uid: string;
  entityTypeId: string;
  name: string;
  path?: string;
  updatedAt?: string;
}

/** The content directory (Yext Content API). Failures are 'failed' lookups or rejections, never absence. */
export interface DirectoryPort {
  /** One entity with everything its page shows (S-014, S-306). Falls back to `en` where no `locale` profile exists. */
  entity(entityTypeId: Entity['entityTypeId'], id: string, locale: Locale): Promise<Lookup<Entity>>;
  /** Walks all pages of an endpoint (S-307). */
  summaries(entityTypeId: string, locale: Locale): AsyncIterable<EntitySummary>;
  /** Teaser lookup through proxy and directory, by id and entity id; [] when all four fail (S-309–S-314, X-005–X-010). */
  teaser(entityTypeId: string, id: string, locale: Locale): Promise<EntitySummary[]>;
}
