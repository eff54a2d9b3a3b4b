import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story details',
  about:
    'What the story is about: services and health topics; where and with whom it happened, the hero says.',
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
