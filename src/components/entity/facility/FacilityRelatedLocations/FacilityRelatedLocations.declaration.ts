import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Facility related locations',
  about:
    'Up to three places of the same types within ten miles, part of the page like all related content; nothing when there are none.',
  standsIn: ['detail-main', 'main'],
  wake: 'visible',
  pages: ['healthcareFacility'],
  editing: 'D',
  strings: ['facility', 'hours'],
  sheet: 'entity',
});
