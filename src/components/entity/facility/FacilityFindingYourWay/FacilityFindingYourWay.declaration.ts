import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility finding your way',
  about: 'Ways to get here, one tab each; entries with nothing to say are left out.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
