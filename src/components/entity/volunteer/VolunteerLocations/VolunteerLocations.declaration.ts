import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer locations',
  about:
    'Where volunteers are wanted: a map and a list, numbered alike, with the distance once it is known where the visitor is.',
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer', 'listing', 'search', 'map'],
  cards: ['Location'],
  sheet: 'entity',
});
