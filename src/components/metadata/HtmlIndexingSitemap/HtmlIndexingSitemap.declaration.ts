import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Html indexing sitemap',
  about: 'The html indexing sitemap: every page of the site and every facility, by title.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['metadata'],
});
