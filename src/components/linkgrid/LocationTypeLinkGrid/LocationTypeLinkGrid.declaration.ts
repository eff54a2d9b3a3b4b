import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location type link grid',
  about: 'Locations by type.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['linkgrid', 'locationTypes'],
  sheet: 'search',
  fields: { Headline: text() },
});
