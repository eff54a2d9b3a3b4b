import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer media',
  about: 'A picture of what volunteers do, and videos where there are any.',
  es: {
    title: 'Foto y videos del voluntariado',
    about: 'Una imagen de lo que hacen los voluntarios, y videos si los hay.',
  },
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer', 'video'],
  sheet: 'entity',
});
