import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Page head',
  about: 'The head of every page, made of the page’s own fields; no editor places it.',
  es: {
    title: 'Cabecera técnica de la página',
    about: 'La cabecera técnica de cada página, hecha de los campos de la propia página; nadie la coloca.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  pageFields: [
    'Title',
    'Meta Title',
    'Meta Description',
    'Meta Keywords',
    'Exclude From Sitemap',
    'Description',
    'TeaserImage',
  ],
});
