import type { Address } from '#src/domain/entities/common.ts';

/** An address as search engines take it. */
export function postalAddress(address: Address): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: [address.line1, address.line2, address.line3].filter(Boolean).join(', '),
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}
