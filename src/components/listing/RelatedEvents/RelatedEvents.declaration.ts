import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related events',
  about: 'Coming events on what the page is about, the next one first. Past ones disappear.',
  es: {
    title: 'Eventos relacionados',
    about: 'Próximos eventos sobre el tema de la página, primero el más cercano. Los pasados desaparecen.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Event'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
