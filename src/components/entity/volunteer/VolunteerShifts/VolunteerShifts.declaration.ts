import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer shifts',
  about: 'On which days and at what times volunteers are needed.',
  es: {
    title: 'Turnos de voluntariado',
    about: 'Qué días y a qué horas se necesitan voluntarios.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
