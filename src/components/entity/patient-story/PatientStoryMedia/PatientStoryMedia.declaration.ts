import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Patient story media',
  about: 'The video that tells the story, or its photo at full size.',
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'video'],
  sheet: 'entity',
});
