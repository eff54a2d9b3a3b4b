export const shell = {
  'shell.skipToContent': 'Ir al contenido',
  'shell.indexingSitemap': 'Todas las páginas de este sitio',
};
