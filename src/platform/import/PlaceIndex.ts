import type { EntityStore, ImportLinkStore } from '#src/platform/store/Store.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { milesBetween } from '#src/platform/import/repair/checkCoordinate.ts';
import {
  cityKey,
  nameKey,
  nameLikeness,
  splitDirection,
  streetKey,
  suiteKey,
} from '#src/platform/import/repair/placeKeys.ts';

interface Place {
  id: string;
  name: string;
  suite: string;
  direction: string;
  types: string[];
  city: string;
  phone: string;
  coordinate: Point | undefined;
}

/** Names alike enough, at one street address and of one kind, to be one place. */
const alike = 0.6;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function placeOf(id: string, body: Record<string, unknown>): { place: Place; keys: string[] } | undefined {
  const address = body['address'] as Record<string, unknown> | undefined;
  if (!address) return undefined;
  const city = cityKey(text(address['city']));
  const { street, direction } = splitDirection(streetKey(text(address['line1'])));
  const zip = text(address['postalCode']).slice(0, 5);
  const types = Array.isArray(body['c_locationType']) ? body['c_locationType'].map(String) : [];
  const name = text(body['name']);
  const place: Place = {
    id,
    name,
    suite: suiteKey(text(address['line2'])),
    direction,
    types,
    city,
    phone: text(body['mainPhone']).slice(0, 12),
    coordinate: body['yextDisplayCoordinate'] as Point | undefined,
  };
  const keys = [`${nameKey(name)}@${city}`];
  if (street) keys.push(`${street}@${city}`);
  if (street && zip) keys.push(`${street}@${zip}`);
  return { place, keys };
}

/** What the search for the same place found. `near` names a place at the same address that is left apart. */
export interface PlaceMatch {
  id: string | undefined;
  near: string | undefined;
}

/** The facilities of the directory by name and by address, so that a second source's spelling finds them. */
export class PlaceIndex {
  private readonly byKey = new Map<string, Map<string, Place>>();
  private readonly links: ImportLinkStore;

  constructor(entities: EntityStore, links: ImportLinkStore) {
    this.links = links;
    for (const record of entities.iterate('healthcareFacility', 'en')) this.add(record.id, record.body);
  }

  add(id: string, body: Record<string, unknown>): void {
    const found = placeOf(id, body);
    if (!found) return;
    for (const key of found.keys) {
      const at = this.byKey.get(key) ?? new Map<string, Place>();
      at.set(id, found.place);
      this.byKey.set(key, at);
    }
  }

  /**
   * The facility that is the same place: of the same kind, at the same street address (and suite, when both have
   * one) under a like name; or of exactly the same name and town with the same phone or less than 0.3 miles away.
   * A facility that already has a record of `ownSource` is only taken for an exact double of name and
   * address, and only with `ownDoubles`.
   */
  find(body: Record<string, unknown>, ownSource: string, ownDoubles: boolean): PlaceMatch {
    const found = placeOf('', body);
    if (!found) return { id: undefined, near: undefined };
    const { place, keys } = found;
    let best: { id: string; likeness: number } | undefined;
    let near: string | undefined;
    for (const [index, key] of keys.entries()) {
      for (const other of this.byKey.get(key)?.values() ?? []) {
        if (!other.types.some((type) => place.types.includes(type))) continue;
        const exact = nameKey(other.name) === nameKey(place.name);
        if (index === 0) {
          const close =
            place.coordinate && other.coordinate && milesBetween(place.coordinate, other.coordinate) < 0.3;
          const samePhone = place.phone !== '' && place.phone === other.phone;
          if (!close && !samePhone) continue;
        }
        if (place.suite !== '' && other.suite !== '' && place.suite !== other.suite) continue;
        if (place.direction !== '' && other.direction !== '' && place.direction !== other.direction) continue;
        const likeness = exact ? 1 : nameLikeness(other.name, place.name);
        const taken = this.links.of(other.id).some(({ source }) => source === ownSource);
        if (
          likeness < alike ||
          (taken && !(ownDoubles && exact && index > 0 && place.suite === other.suite))
        ) {
          near ??= `${other.name} (${other.id})`;
          continue;
        }
        if (!best || likeness > best.likeness || (likeness === best.likeness && other.id < best.id)) {
          best = { id: other.id, likeness };
        }
      }
    }
    return { id: best?.id, near: best ? undefined : near };
  }
}
