import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Doctor by specialty link grid',
  about: 'Links to the doctors of each specialty. For pages that lead people to the right doctor.',
  es: {
    title: 'Enlaces a médicos por especialidad',
    about: 'Enlaces a los médicos de cada especialidad. Para páginas que llevan al médico adecuado.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['linkgrid'],
  sheet: 'search',
  fields: { Headline: text() },
});
