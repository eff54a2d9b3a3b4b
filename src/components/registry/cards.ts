import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** Result cards, resolved by name from `CardType`; placed by hand they have no result and show nothing. */
export const cardsRows = {
  LocationCard: {
    folder: 'cards',
    wake: 'never',
    pages: 'any',
    editing: 'S',
    strings: ['cards', 'search', 'hours'],
    cardType: 'Location',
  },
} satisfies Record<string, RegistryRow>;
