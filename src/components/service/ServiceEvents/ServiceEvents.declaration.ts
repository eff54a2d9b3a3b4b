import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service events',
  about: 'Coming events of the service this page is about, the next one first.',
  es: {
    title: 'Eventos del servicio',
    about: 'Próximos eventos del servicio del que trata la página, primero el más cercano.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Event'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
