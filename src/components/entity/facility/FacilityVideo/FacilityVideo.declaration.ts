import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility video',
  about: 'Videos of the place: YouTube ones by id, and the Brightcove one.',
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'video'],
  sheet: 'entity',
});
