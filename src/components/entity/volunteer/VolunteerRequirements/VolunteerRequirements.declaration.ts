import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer requirements',
  about: 'What volunteers need to bring: requirements and qualifications.',
  es: {
    title: 'Requisitos del voluntariado',
    about: 'Lo que se pide a los voluntarios: requisitos y cualidades.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
