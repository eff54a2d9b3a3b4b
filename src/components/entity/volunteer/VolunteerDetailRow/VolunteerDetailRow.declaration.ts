import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer detail row',
  about: 'At a glance: whether volunteers are wanted, from what age, and in which department.',
  es: {
    title: 'Datos del voluntariado',
    about: 'De un vistazo: si se buscan voluntarios, desde qué edad y en qué departamento.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
