import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Doctor by city link grid',
  about: 'Links to the doctors in each city. For pages that lead people to a doctor nearby.',
  es: {
    title: 'Enlaces a médicos por ciudad',
    about: 'Enlaces a los médicos de cada ciudad. Para páginas que llevan a un médico cercano.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['linkgrid'],
  sheet: 'search',
  fields: { Headline: text() },
});
