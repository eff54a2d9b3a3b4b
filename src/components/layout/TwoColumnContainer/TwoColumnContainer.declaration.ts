import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

/** Its cells hold what may stand around them. */
const AROUND = { takes: ['around'] };

export const declaration = defineComponent({
  title: 'Two column container',
  about: 'Two columns in a ratio, one below the other on a phone.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: { Ratio: text() },
  slots: { 'two-column-left-{*}': AROUND, 'two-column-right-{*}': AROUND },
});
