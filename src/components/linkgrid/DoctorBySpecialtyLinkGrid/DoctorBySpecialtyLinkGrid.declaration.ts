import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Doctor by specialty link grid',
  about: 'Doctors by specialty, under the names of the specialties.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['linkgrid'],
  sheet: 'search',
  fields: { Headline: text() },
});
