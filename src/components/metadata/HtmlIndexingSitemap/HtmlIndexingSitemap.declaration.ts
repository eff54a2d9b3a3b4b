import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Site map',
  about: 'A list of every page and every location of the site, by title.',
  es: {
    title: 'Mapa del sitio',
    about: 'Una lista de todas las páginas y todos los centros del sitio, por título.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['metadata'],
});
