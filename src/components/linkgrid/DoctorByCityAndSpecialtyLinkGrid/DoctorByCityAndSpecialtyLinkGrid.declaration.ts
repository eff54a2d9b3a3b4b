import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Doctor by city and specialty link grid',
  about: "The specialties of the doctors in the address's city.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['Find Doctor By City', 'Find Doctor By City And Specialty'],
  editing: 'W',
  strings: ['linkgrid'],
  sheet: 'search',
  fields: { Headline: text() },
});
