import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Article contributor',
  about: 'Who wrote or reviewed the page, with the way to their own page where there is one.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['page', 'healthWellnessPage'],
  editing: 'P',
  strings: ['contributor'],
  fields: { Contributor: reference(['ce_person', 'healthcareProfessional']) },
});
