import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility appointment button',
  about: 'The one solid button of the hero: book here.',
  standsIn: ['facility-hero'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
