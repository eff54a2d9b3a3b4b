import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator description',
  about: 'What an investigator does, in their own words.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
