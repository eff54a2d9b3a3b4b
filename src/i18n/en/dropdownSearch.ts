export const dropdownSearch = {
  'dropdownSearch.hospitals': 'Hospital',
  'dropdownSearch.payors': 'Health plan',
  'dropdownSearch.medical-groups': 'Medical group',
  'dropdownSearch.choose': 'Choose from the list',
  'dropdownSearch.search': 'Search',
  'dropdownSearch.noType':
    'Dropdown Redirect Search: Please select a search type value located in the Component Options section in Advanced Styling.',
};
