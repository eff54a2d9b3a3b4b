import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility description',
  about: 'What the place is beyond the lead its hero opens with, and more on demand.',
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
