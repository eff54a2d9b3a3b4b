export const dropdownSearch = {
  'dropdownSearch.hospitals': 'Hospital',
  'dropdownSearch.payors': 'Plan de salud',
  'dropdownSearch.medical-groups': 'Grupo médico',
  'dropdownSearch.choose': 'Elija de la lista',
  'dropdownSearch.search': 'Buscar',
  'dropdownSearch.noType':
    'Dropdown Redirect Search: Elija un tipo de búsqueda en Component Options, dentro de Advanced Styling.',
};
