import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Plan site search',
  about: "The search of the pages of the health plan's site.",
  es: {
    title: 'Búsqueda en el sitio del plan',
    about: 'La búsqueda en las páginas del sitio del plan de salud.',
  },
});
