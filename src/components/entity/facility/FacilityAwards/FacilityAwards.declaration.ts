import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility awards',
  about: 'Awards of the place with a link to all; nothing when there are none, a notice to editors.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
