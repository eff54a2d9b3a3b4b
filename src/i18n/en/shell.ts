export const shell = {
  'shell.skipToContent': 'Skip to content',
  'shell.indexingSitemap': 'All pages of this site',
};
