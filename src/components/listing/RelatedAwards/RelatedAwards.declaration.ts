import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related awards',
  about: 'Awards for what the page is about, with a link to all of them.',
  es: {
    title: 'Premios relacionados',
    about: 'Premios sobre el tema de la página, con un enlace a todos.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Award'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
