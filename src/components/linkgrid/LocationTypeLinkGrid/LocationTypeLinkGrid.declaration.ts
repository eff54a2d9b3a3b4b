import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Location type link grid',
  about: 'Links to each kind of location, such as hospitals, clinics and urgent care.',
  es: {
    title: 'Enlaces a tipos de centros',
    about: 'Enlaces a cada tipo de centro, como hospitales, clínicas y atención urgente.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['linkgrid', 'locationTypes'],
  sheet: 'search',
  fields: { Headline: text() },
});
