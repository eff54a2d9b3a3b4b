import { defineComponent } from '#src/declaration/Declaration.ts';
import { link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Redirect',
  about: 'Sends visitors on to its link.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Link: link({ required: true }) },
});
