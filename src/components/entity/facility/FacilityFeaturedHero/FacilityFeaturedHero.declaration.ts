import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility featured hero',
  about: 'The featured hero, for facilities with c_showFeaturedHero only.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
  slots: { 'facility-hero-{*}': {} },
});
