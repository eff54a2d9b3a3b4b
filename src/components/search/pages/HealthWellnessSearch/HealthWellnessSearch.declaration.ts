import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Health wellness search',
  about: 'The search of advice on health and wellness, with its results and filters.',
  es: {
    title: 'Búsqueda de salud y bienestar',
    about: 'La búsqueda de consejos de salud y bienestar, con resultados y filtros.',
  },
});
