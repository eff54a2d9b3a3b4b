import type { Entity } from '#src/domain/entities/Entity.ts';
import type { EntityLink, ImageValue, Locale } from '#src/domain/entities/common.ts';
import type { PayorPlan } from '#src/domain/entities/healthPlans.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { Listings } from './Listings.ts';
import type { Gathered, Lookup } from './result.ts';

/** A named entity as listings and lookups need it. */
export interface EntitySummary {
  id: string;
  uid: string;
  entityTypeId: string;
  name: string;
  path?: string;
  /** Of a person: their photo or portrait. */
  image?: ImageValue;
  updatedAt?: string;
}

/** What an editor may pick for a listing, or an entity may name for one. */
export type PickedKind = 'award' | 'article' | 'location' | 'provider';

/** An entity as an editor's picker stored it: `id` is the internal one (uid). */
export interface PickedEntity {
  id: string;
  entityId?: string;
  type?: string;
}

/** The content directory (Yext Content API). Failures are 'failed' lookups or rejections, never absence. */
export interface DirectoryPort extends Listings {
  /**
   * One entity with everything its page shows (S-014, S-306). Falls back to `en` where no `locale` profile exists. A
   * deleted one (c_isDeleted) is absent, with what it was as `former`.
   */
  entity(entityTypeId: Entity['entityTypeId'], id: string, locale: Locale): Promise<Lookup<Entity>>;
  /** Walks all pages of an endpoint (S-307). */
  summaries(entityTypeId: string, locale: Locale): AsyncIterable<EntitySummary>;
  /**
   * Teaser lookup through proxy and directory, by id and entity id; nothing found when all four fail (S-309–S-314,
   * ), and not whole when one of them did not answer.
   */
  teaser(entityTypeId: string, id: string, locale: Locale): Promise<Gathered<EntitySummary>>;
  /**
   * `c_shpLastUpdatedDate` of the entity of a type that was updated last, as the directory writes it (S-345, C-042).
   * Without one the problem is 'No entity type provided', 'Invalid entity type format', 'Empty response' or 'No last
   * updated date found', all logged. Rejects on failure.
   */
  lastUpdated(entityTypeId: string): Promise<{ date: string } | { problem: string }>;
  /** The lookup of `teaser`; what it finds as cards take it. */
  teaserResults(entityTypeId: string, id: string, locale: Locale): Promise<Gathered<SearchResult>>;
  /** One service by id or uid (S-207, Q-230); falls back to `en` where no `locale` profile exists. */
  service(id: string, locale: Locale): Promise<Lookup<Service>>;
  /** One event by id or uid; falls back to `en` where no `locale` profile exists. */
  event(id: string, locale: Locale): Promise<Lookup<NetworkEvent>>;
  /** All plans of a payor by its uid, English where a plan has no `locale` profile (S-356). Rejects on failure. */
  plansOfPayor(uid: string, locale: Locale): Promise<PayorPlan[]>;
  /** Services with c_topLevelService, 50 at most, in the directory's order (S-344, C-041). Rejects on failure. */
  topLevelServices(locale: Locale): Promise<EntityLink[]>;
  /**
   * Picked entities as cards take them, in the order picked; those that are gone are left out (S-325, S-326, S-355).
   * Never rejects: what cannot be fetched is logged and left out, and then they are not whole.
   */
  picked(kind: PickedKind, items: readonly PickedEntity[], locale: Locale): Promise<Gathered<SearchResult>>;
}
