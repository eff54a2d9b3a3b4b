import type { City, Specialty } from '#src/domain/browse/wildcard.ts';
import type { Locale } from '#src/domain/entities/common.ts';

/** The lists a dropdown can offer. */
export const DROPDOWN_KINDS = ['hospitals', 'payors', 'medical-groups'] as const;
export type DropdownKind = (typeof DROPDOWN_KINDS)[number];

/** One choice of a dropdown and where it leads. */
export interface DropdownOption {
  displayName: string;
  url: string;
}

/** A service in the index of all of them. */
export interface IndexedService {
  id: string;
  name: string;
  /** Its page, without locale. */
  path: string;
  /** What else it is called, and the services below it; without its own name. */
  also: string[];
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
  /** Every service that has a page, in a language where it has a name in it, by name. */
  services(locale: Locale): Promise<IndexedService[]>;
}
