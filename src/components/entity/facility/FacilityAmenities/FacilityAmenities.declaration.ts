import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility amenities',
  about: 'What the place offers, from the fixed list; unknown names are not shown.',
  standsIn: ['facility-hero', 'detail-aside'],
  wake: 'never',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility'],
  sheet: 'entity',
});
