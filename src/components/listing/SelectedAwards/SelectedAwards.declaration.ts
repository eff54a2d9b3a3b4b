import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

/** How many count of what is picked (C-052) is in its fields. */
export const declaration = defineComponent({
  title: 'Selected awards',
  about: 'Up to fifty awards you choose, in your order.',
  es: {
    title: 'Premios elegidos',
    about: 'Hasta cincuenta premios que usted elija, en su orden.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Award'],
  fields: { Headline: text(), Awards: reference(['ce_award'], { most: 50 }) },
});
