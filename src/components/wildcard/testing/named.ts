import type { Wildcard } from '#src/domain/browse/wildcard.ts';

const all: Required<Wildcard> = {
  city: { name: 'Sacramento', region: 'CA', slug: 'sacramento' },
  specialty: {
    uid: '100005',
    name: 'Cardiology',
    plural: 'Cardiologists',
    englishName: 'Cardiology',
    slug: 'cardiology',
  },
  locationType: { name: 'Lab', slug: 'lab', label: 'Labs' },
};

/** What an address names, for the tests of listings. */
export function named(...parts: (keyof Wildcard)[]): Wildcard {
  return Object.fromEntries(parts.map((part) => [part, all[part]]));
}
