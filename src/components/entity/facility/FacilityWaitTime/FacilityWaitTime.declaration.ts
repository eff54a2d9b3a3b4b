import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility wait time',
  about: 'How many people wait here now: only while open, only from a fresh record, nothing without one.',
  standsIn: ['facility-hero'],
  wake: 'load',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  chunk: 'facility',
  sheet: 'entity',
});
