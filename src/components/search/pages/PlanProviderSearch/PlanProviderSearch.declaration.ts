import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Plan provider search',
  about: "The search of doctors and other providers in the health plan's network.",
  es: {
    title: 'Búsqueda de profesionales del plan',
    about: 'La búsqueda de médicos y otros profesionales de la red del plan de salud.',
  },
});
