import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service topics',
  about: 'Specialties, conditions and procedures of the service this page is about, as links.',
  es: {
    title: 'Temas del servicio',
    about: 'Especialidades, enfermedades y procedimientos del servicio de la página, como enlaces.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'P',
  strings: ['listing', 'search'],
  fields: { Headline: text() },
});
