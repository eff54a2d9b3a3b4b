import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer apply now',
  about: 'The button to apply as a volunteer. Shown while applications are taken.',
  es: {
    title: 'Botón de solicitud de voluntariado',
    about: 'El botón para presentarse como voluntario. Aparece mientras se admiten solicitudes.',
  },
  standsIn: ['main', 'detail-aside'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
