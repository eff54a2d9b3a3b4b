import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Location search',
  about: 'The search of hospitals, clinics and other locations, as a list or on a map.',
  es: {
    title: 'Búsqueda de centros',
    about: 'La búsqueda de hospitales, clínicas y otros centros, en lista o en mapa.',
  },
});
