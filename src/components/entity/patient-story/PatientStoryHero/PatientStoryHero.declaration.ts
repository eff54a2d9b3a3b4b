import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story hero',
  about:
    'The head of a story: title, what it is about, its year, where and with whom it happened, each with their page, and its picture with the way to the video that tells it.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory'],
  sheet: 'entity',
});
