import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Services search',
  about: 'All services of the network with a search field, as a grid of cards.',
  es: {
    title: 'Búsqueda de servicios',
    about: 'Todos los servicios de la red con un buscador, en una cuadrícula de tarjetas.',
  },
});
