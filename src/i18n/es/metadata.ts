export const metadata = {
  'metadata.pages': 'Páginas',
  'metadata.facilities': 'Centros de atención',
};
