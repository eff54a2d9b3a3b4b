/** A language the site speaks (S-007, S-008). */
export type Locale = 'en' | 'es';

/** The two sites of the product (S-002): the health system and the health plan. */
export type SiteVariant = 'main' | 'plan';

/** WGS 84, degrees. */
export interface Coordinate {
  latitude: number;
  longitude: number;
}

/** Postal address; every line as the directory gives it (S-202). */
export interface Address {
  line1: string;
  line2?: string;
  line3?: string;
  city: string;
  region: string;
  postalCode: string;
  countryCode: string;
  extraDescription?: string;
}

declare const sanitized: unique symbol;
/** HTML that passed the sanitiser at the adapter; the only HTML a component may inject. */
export type SafeHtml = string & { readonly [sanitized]: true };

/** A picture with its alternative text ('' when decorative); sizes in CSS pixels when known. */
export interface ImageValue {
  url: string;
  alternateText: string;
  width?: number;
  height?: number;
}

/** A link whose address passed the link check (http, https, mailto, tel or site-relative). */
export interface LinkValue {
  href: string;
  text: string;
}

/** What to do next: c_callToAction. */
export interface CallToActionValue {
  headline: string;
  description?: SafeHtml;
  link?: LinkValue;
  icon?: string;
}

/** Another entity, named; `path` is its page on this site when it has one. */
export interface EntityLink {
  id: string;
  name: string;
  path?: string;
}

/** Another entity by both its keys, to be looked up where its card is drawn (D-007). */
export interface EntityReference extends EntityLink {
  uid: string;
}

/** Somebody named beside a text: what they are, their portrait, the page they have as a provider. */
export interface PersonLink extends EntityLink {
  title?: string;
  image?: ImageValue;
}

/** What every entity with a page has; lists are empty, optional members absent, when unknown. */
export interface EntityBase<Type extends string> {
  entityTypeId: Type;
  id: string;
  uid: string;
  /** Language of the profile, which may be English on a Spanish page. */
  locale: Locale;
  slug: string;
  /** Canonical page address without locale prefix, e.g. /find-location/facility/harbor-street-fac-12. */
  path: string;
  name: string;
  /** The name its page goes by, when that is another. */
  displayName?: string;
  shortDescription?: string;
  image?: ImageValue;
  address?: Address;
  /** ISO instant of the last directory update, when known. */
  updatedAt?: string;
}
