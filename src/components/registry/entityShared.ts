import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** What detail pages of every kind share. */
export const entitySharedRows = {
  Freshness: {
    folder: 'entity/shared',
    wake: 'never',
    pages: 'any',
    editing: 'D',
    strings: ['updated'],
    data: true,
  },
  // Not placed by editors: takes the place of the whole page at the address of a deleted entity.
  EntityGone: {
    folder: 'entity/shared',
    wake: 'never',
    pages: 'any',
    editing: 'D',
    strings: ['gone', 'listing'],
    data: true,
    cards: ['Provider', 'PlanProvider', 'Location'],
  },
} satisfies Record<string, RegistryRow>;
