import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer hero',
  about: "The top of a volunteer opportunity's page: its name and what it is in a sentence.",
  es: {
    title: 'Cabecera de voluntariado',
    about: 'El inicio de la página de un voluntariado: su nombre y en qué consiste en una frase.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
