import type { dropdownSearch as english } from '#src/i18n/en/dropdownSearch.ts';

export const dropdownSearch: Record<keyof typeof english, string> = {
  'dropdownSearch.hospitals': 'Hospital',
  'dropdownSearch.payors': 'Plan de salud',
  'dropdownSearch.medical-groups': 'Grupo médico',
  'dropdownSearch.choose': 'Elija de la lista',
  'dropdownSearch.search': 'Buscar',
  'dropdownSearch.noType':
    'Dropdown Redirect Search: Elija un tipo de búsqueda en Component Options, dentro de Advanced Styling.',
};
