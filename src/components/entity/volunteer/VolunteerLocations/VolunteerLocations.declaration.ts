import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer locations',
  about: 'Where volunteers are wanted, on a map and as a list.',
  es: {
    title: 'Lugares de voluntariado',
    about: 'Dónde se buscan voluntarios, en un mapa y en una lista.',
  },
  standsIn: ['detail-main'],
  wake: 'visible',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer', 'listing', 'search', 'map'],
  cards: ['Location'],
  sheet: 'entity',
});
