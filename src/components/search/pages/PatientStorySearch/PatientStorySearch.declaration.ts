import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Patient story search',
  about: "The search of patients' stories, with its results and filters.",
  es: {
    title: 'Búsqueda de historias de pacientes',
    about: 'La búsqueda de historias de pacientes, con resultados y filtros.',
  },
});
