import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Research results',
  about: 'Research of every kind in one list, with filters.',
  es: {
    title: 'Lista de investigación',
    about: 'Investigación de toda clase en una sola lista, con filtros.',
  },
});
