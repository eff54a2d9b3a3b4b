import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer media',
  about:
    'A picture of the work, and its videos: the Brightcove one and those at YouTube; each only when there is one.',
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer', 'video'],
  sheet: 'entity',
});
