import type { Address } from '#src/domain/entities/common.ts';

/** A place with its city, unless its own name says the city already: "Mill Street Plaza, Davis". */
export function placeName(name: string, address: Address | undefined): string {
  const city = address?.city;
  return city && !name.includes(city) ? `${name}, ${city}` : name;
}
