import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** What visitors take along from a page, and compare. */
export const savedRows = {
  SaveContact: {
    folder: 'entity/shared',
    wake: 'never',
    pages: ['healthcareFacility', 'healthcareProfessional'],
    editing: 'D',
    strings: ['save', 'hours'],
    data: true,
  },
  CompareProvider: {
    folder: 'entity/shared',
    wake: 'idle',
    pages: ['healthcareProfessional'],
    editing: 'D',
    strings: ['compare'],
  },
  CompareProviders: {
    folder: 'search/pages',
    wake: 'idle',
    pages: 'any',
    editing: 'S',
    strings: ['compare', 'provider', 'booking'],
    data: true,
  },
} satisfies Record<string, RegistryRow>;
