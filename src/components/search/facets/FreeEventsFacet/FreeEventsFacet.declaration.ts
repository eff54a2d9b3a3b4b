import { facet } from '#src/components/search/facets/facet.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...facet,
  title: 'Free events filter',
  about: 'A box to tick that keeps only events which cost nothing.',
  es: {
    title: 'Filtro de eventos gratuitos',
    about: 'Una casilla que deja solo los eventos que no cuestan nada.',
  },
});
