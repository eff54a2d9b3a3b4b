import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility conditions',
  about: 'Conditions treated here, by name.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
