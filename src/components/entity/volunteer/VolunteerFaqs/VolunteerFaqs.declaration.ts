import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Volunteer questions',
  about: 'Questions people ask about volunteering, with answers that open.',
  es: {
    title: 'Preguntas sobre el voluntariado',
    about: 'Preguntas habituales sobre el voluntariado, con respuestas que se abren.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['ce_volunteerOpportunity'],
  editing: 'D',
  strings: ['volunteer'],
  sheet: 'entity',
});
