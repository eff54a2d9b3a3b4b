import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** What visitors take along from a page. */
export const savedRows = {
  SaveContact: {
    folder: 'entity/shared',
    wake: 'never',
    pages: ['healthcareFacility', 'healthcareProfessional'],
    editing: 'D',
    strings: ['save'],
    data: true,
  },
} satisfies Record<string, RegistryRow>;
