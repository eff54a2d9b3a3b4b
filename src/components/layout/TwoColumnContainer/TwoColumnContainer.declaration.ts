import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

/** Its cells hold what may stand around them. */
const AROUND = { takes: ['around'] };

export const declaration = defineComponent({
  title: 'Two column container',
  about: 'Two columns side by side, which stand one below the other on phones.',
  es: {
    title: 'Dos columnas',
    about: 'Dos columnas lado a lado, que en el teléfono quedan una debajo de otra.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  sheet: 'content',
  params: { Ratio: text() },
  slots: { 'two-column-left-{*}': AROUND, 'two-column-right-{*}': AROUND },
});
