import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Doctor by city and specialty link grid',
  about: 'Links to the specialties of doctors in the city this page is about.',
  es: {
    title: 'Enlaces a especialidades de la ciudad',
    about: 'Enlaces a las especialidades de los médicos de la ciudad de esta página.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Doctor By City', 'Find Doctor By City And Specialty'],
  editing: 'W',
  strings: ['linkgrid'],
  sheet: 'search',
  fields: { Headline: text() },
});
