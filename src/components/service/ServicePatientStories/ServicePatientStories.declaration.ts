import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service patient stories',
  about: 'Stories of patients who were cared for by the service this page is about.',
  es: {
    title: 'Historias del servicio',
    about: 'Historias de pacientes atendidos por el servicio del que trata la página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['PatientStory'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
