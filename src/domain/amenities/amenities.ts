/** An amenity shown on a facility. `icon` is a Font Awesome (free, solid) icon name. */
export interface Amenity {
  key: AmenityKey;
  label: string;
  icon: string;
}

/** `names` are those in directory data that mean this amenity, in lower case. The label itself always counts. */
function amenity<Key extends string>(key: Key, label: string, icon: string, ...names: string[]) {
  return { key, label, icon, names };
}

/** The fixed list. Order is display order. Only NICU levels I to IV exist here (R-035, C-011). */
const KNOWN = [
  amenity('parking', 'Parking', 'square-parking', 'onsite parking', 'on-site parking', 'free parking'),
  amenity('valet', 'Valet parking', 'car-side', 'valet'),
  amenity('ev-charging', 'EV charging', 'charging-station', 'ev charging station', 'ev charging stations'),
  amenity(
    'wheelchair-access',
    'Wheelchair access',
    'wheelchair',
    'wheelchair accessible',
    'wheelchair accessibility',
  ),
  amenity('wifi', 'Free Wi-Fi', 'wifi', 'wi-fi', 'wifi', 'free wifi'),
  amenity('dining', 'Dining', 'utensils', 'cafeteria', 'cafe', 'restaurant'),
  amenity('gift-shop', 'Gift shop', 'gift', 'giftshop'),
  amenity('restrooms', 'Restrooms', 'restroom', 'restroom', 'public restrooms'),
  amenity('lactation-rooms', 'Lactation rooms', 'person-breastfeeding', 'lactation room'),
  amenity('chapel', 'Chapel', 'place-of-worship', 'chapels', 'meditation room'),
  amenity('atm', 'ATM', 'money-bill', 'atms', "atm's"),
  amenity('mail', 'Mail', 'envelope', 'mailbox', 'mail drop', 'mail services'),
  amenity('language-assistance', 'Language assistance', 'language', 'interpreter services'),
  amenity('birthing-suites', 'Private birthing suites', 'baby', 'birthing suites', 'private birthing rooms'),
  amenity('birthing-tubs', 'Birthing tubs', 'bath', 'birthing tub'),
  amenity('nicu-1', 'NICU Level I', 'baby-carriage', 'nicu level 1', 'level i nicu'),
  amenity('nicu-2', 'NICU Level II', 'baby-carriage', 'nicu level 2', 'level ii nicu'),
  amenity('nicu-3', 'NICU Level III', 'baby-carriage', 'nicu level 3', 'level iii nicu'),
  amenity('nicu-4', 'NICU Level IV', 'baby-carriage', 'nicu level 4', 'level iv nicu'),
];

export type AmenityKey = (typeof KNOWN)[number]['key'];

const BY_NAME = new Map<string, number>();
KNOWN.forEach((known, index) => {
  for (const name of [known.label.toLowerCase(), ...known.names]) BY_NAME.set(name, index);
});

/**
 * The amenities to show for names from the directory, in the fixed order, each once, whatever the case or
 * spacing. Unknown names are left out.
 */
export function visibleAmenities(names: readonly string[]): Amenity[] {
  const found = new Set<number>();
  for (const name of names) {
    const index = BY_NAME.get(name.trim().toLowerCase().replace(/\s+/g, ' '));
    if (index !== undefined) found.add(index);
  }
  return KNOWN.filter((_, index) => found.has(index)).map(({ key, label, icon }) => ({ key, label, icon }));
}
