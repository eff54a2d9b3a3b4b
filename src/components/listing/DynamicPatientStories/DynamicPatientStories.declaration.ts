import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Dynamic patient stories',
  about: 'Patient stories that match words you set. New ones appear by themselves.',
  es: {
    title: 'Historias automáticas',
    about:
      'Historias de pacientes que coinciden con las palabras que usted indique. Las nuevas aparecen solas.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['PatientStory'],
  fields: { Headline: text() },
  params: { Query: text({ required: true }), Limit: number({ least: 1 }), Layout: text() },
});
