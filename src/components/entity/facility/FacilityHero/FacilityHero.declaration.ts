import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility hero',
  about: 'The standard hero, for facilities without the featured-hero flag.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
  slots: { 'facility-hero-{*}': {} },
});
