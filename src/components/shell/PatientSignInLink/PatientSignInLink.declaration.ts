import { defineComponent } from '#src/declaration/Declaration.ts';
import { link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient sign in link',
  about: 'The way to the patient portal, which is another site: nobody signs in here.',
  standsIn: ['header-utility'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Link: link({ required: true }) },
});
