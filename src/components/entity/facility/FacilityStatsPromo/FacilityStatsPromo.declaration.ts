import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility stats promo',
  about: 'Facts in figures: headline, text, items with a figure and what it counts, a button.',
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
