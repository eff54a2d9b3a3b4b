import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility hours',
  about: 'Opening hours.',
  standsIn: ['facility-hero', 'detail-aside'],
  wake: 'load',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  chunk: 'facility',
  sheet: 'entity',
});
