import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related providers',
  about: 'Doctors and other providers of the specialties the page is about.',
  es: {
    title: 'Profesionales relacionados',
    about: 'Médicos y otros profesionales de las especialidades de las que trata la página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Provider'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
