import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service awards',
  about: 'Awards for the service this page is about. Hidden when there are none.',
  es: {
    title: 'Premios del servicio',
    about: 'Premios del servicio del que trata la página. No aparece si no hay ninguno.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Award'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
