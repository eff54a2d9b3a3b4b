import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility offered services',
  about:
    'Services with what differs for them here, as accordions: the top-level ones, then the others; one entry per group is open at a time.',
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  sheet: 'entity',
});
