import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer role description',
  about: 'What volunteers do, told in full. The main part of the page.',
  es: {
    title: 'Descripción del voluntariado',
    about: 'Lo que hacen los voluntarios, contado por completo. Lo principal de la página.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
