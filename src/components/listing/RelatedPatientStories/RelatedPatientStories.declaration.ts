import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related patient stories',
  about: 'Stories of patients on what the page is about.',
  es: {
    title: 'Historias relacionadas',
    about: 'Historias de pacientes sobre el tema de la página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['PatientStory'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
