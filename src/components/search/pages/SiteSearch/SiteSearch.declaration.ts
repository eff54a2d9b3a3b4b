import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Site search',
  about: 'The search of the whole site: everything at once, or one kind at a time on tabs.',
  es: {
    title: 'Búsqueda en todo el sitio',
    about: 'La búsqueda en todo el sitio: todo a la vez, o una clase cada vez con pestañas.',
  },
});
