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
} satisfies Record<string, RegistryRow>;
