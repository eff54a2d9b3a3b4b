import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility contact',
  about: 'Where the facility is and how to reach it: address with directions, main and alternate phone, fax.',
  standsIn: ['facility-hero'],
  wake: 'load',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  chunk: 'facility',
  sheet: 'entity',
});
