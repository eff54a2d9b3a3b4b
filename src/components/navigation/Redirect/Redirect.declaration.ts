import { defineComponent } from '#src/declaration/Declaration.ts';
import { link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Redirect',
  about: 'Sends visitors on to another page at once. For pages that have moved.',
  es: {
    title: 'Redirección',
    about: 'Lleva de inmediato a otra página. Para páginas que se han trasladado.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Link: link({ required: true }) },
});
