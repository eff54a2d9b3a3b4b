import type { City, Specialty } from '#src/domain/browse/wildcard.ts';
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

/** The lists a dropdown can offer. */
export const DROPDOWN_KINDS = ['hospitals', 'payors', 'medical-groups'] as const;
export type DropdownKind = (typeof DROPDOWN_KINDS)[number];

/** One choice of a dropdown and where it leads. */
export interface DropdownOption {
  displayName: string;
  url: string;
}

/** The lists visitors browse by. Each method rejects on failure. */
export interface Listings {
  /** Cities with at least one facility. */
  facilityCities(): Promise<City[]>;
  /** Cities with at least one professional (S-327–S-329). */
  professionalCities(): Promise<City[]>;
  /** Specialties with at least one professional (S-330–S-332), named in a language where it has names for them. */
  professionalSpecialties(locale: Locale): Promise<Specialty[]>;
  /** English names of the location types that have a location. */
  locationTypes(): Promise<string[]>;
  /** Choices of a dropdown by name (S-333, S-334). */
  dropdownOptions(kind: DropdownKind): Promise<DropdownOption[]>;
}

/** The content directory (Yext Content API). Failures are 'failed' lookups or rejections, never absence. */
export interface DirectoryPort extends Listings {
  /** One entity with everything its page shows (S-014, S-306). Falls back to `en` where no `locale` profile exists. */
  entity(entityTypeId: Entity['entityTypeId'], id: string, locale: Locale): Promise<Lookup<Entity>>;
  /** Walks all pages of an endpoint (S-307). */
  summaries(entityTypeId: string, locale: Locale): AsyncIterable<EntitySummary>;
  /** Teaser lookup through proxy and directory, by id and entity id; [] when all four fail (S-309–S-314, X-005–X-010). */
  teaser(entityTypeId: string, id: string, locale: Locale): Promise<EntitySummary[]>;
  /**
   * `c_shpLastUpdatedDate` of the entity of a type that was updated last, as the directory writes it (S-345, C-042).
   * Rejects with 'No entity type provided', 'Invalid entity type format', 'Empty response' or 'No last updated date
   * found', all logged, or with the upstream's error.
   */
  lastUpdated(entityTypeId: string): Promise<string>;
}
