import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility media gallery',
  about: 'Photos and videos with a thumbnail strip; leaving a slide pauses its video.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'video'],
  sheet: 'entity',
});
