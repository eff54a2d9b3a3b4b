import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer aside contact',
  about: 'Phone and email for questions about volunteering, in the side column.',
  es: {
    title: 'Contacto breve de voluntariado',
    about: 'Teléfono y correo para preguntas sobre el voluntariado, en la columna lateral.',
  },
  standsIn: ['detail-aside'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
