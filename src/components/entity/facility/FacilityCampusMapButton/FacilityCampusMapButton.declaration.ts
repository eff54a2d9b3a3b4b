import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility campus map button',
  about: 'A button to the campus map, when the directory has one.',
  standsIn: ['facility-hero'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
