import { defineComponent } from '#src/declaration/Declaration.ts';
import { link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient sign in link',
  about: 'A link to the patient portal, where people sign in to see their records.',
  es: {
    title: 'Enlace al portal del paciente',
    about: 'Un enlace al portal del paciente, donde cada persona entra para ver su expediente.',
  },
  standsIn: ['header-utility'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Link: link({ required: true }) },
});
