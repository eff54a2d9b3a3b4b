import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer benefits',
  about: 'What volunteers get: benefits and support.',
  es: {
    title: 'Beneficios del voluntariado',
    about: 'Lo que reciben los voluntarios: beneficios y apoyo.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
