import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Research search',
  about: 'The search of trials, studies, publications and investigators.',
  es: {
    title: 'Búsqueda de investigación',
    about: 'La búsqueda de ensayos, estudios, publicaciones e investigadores.',
  },
});
