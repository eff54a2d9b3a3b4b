import { encodeText } from '#src/domain/text/encodeText.ts';
import type { Address } from '#src/domain/entities/common.ts';

/** The lines of an address as an envelope has them; parts that are missing leave no stray comma. */
export function addressLines(address: Address): string[] {
  const place = [address.city, [address.region, address.postalCode].filter(Boolean).join('\u00a0')]
    .filter(Boolean)
    .join(', ');
  return [address.line1, address.line2, address.line3, place].filter((line): line is string =>
    Boolean(line?.trim()),
  );
}

/** A place by its name and its city, as far as known: "Pear Street Clinic, Sacramento". */
export function placeWithCity({ name, address }: { name?: string; address?: Address }): string {
  return [name, address?.city].filter(Boolean).join(', ');
}

/**
 * Address of a route to the place, opened only when the visitor follows it (D-086). Nothing of the visitor is
 * in it: the map service asks where they are.
 */
export function directionsUrl(address: Address): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeText(addressLines(address).join(', ').replaceAll('\u00a0', ' '))}`;
}
