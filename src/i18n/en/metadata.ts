export const metadata = {
  'metadata.pages': 'Pages',
  'metadata.facilities': 'Locations',
};
