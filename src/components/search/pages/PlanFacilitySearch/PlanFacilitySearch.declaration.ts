import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Plan facility search',
  about: "The search of locations in the health plan's network.",
  es: {
    title: 'Búsqueda de centros del plan',
    about: 'La búsqueda de centros de la red del plan de salud.',
  },
});
