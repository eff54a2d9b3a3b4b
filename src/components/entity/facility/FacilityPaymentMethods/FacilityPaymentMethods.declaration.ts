import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility payment methods',
  about: 'How one can pay at the place: all the directory says, also what this site has no word for.',
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['payment'],
  sheet: 'entity',
});
