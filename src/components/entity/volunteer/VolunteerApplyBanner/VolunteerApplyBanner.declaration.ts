import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer apply banner',
  about: 'Ends the page with a call to apply as a volunteer. Shown while applications are taken.',
  es: {
    title: 'Invitación a ser voluntario',
    about:
      'Cierra la página invitando a presentarse como voluntario. Aparece mientras se admiten solicitudes.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
