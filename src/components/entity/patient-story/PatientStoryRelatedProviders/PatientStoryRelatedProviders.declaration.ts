import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient story related providers',
  about: 'The doctors and other staff who cared for the patient, with links to their pages.',
  es: {
    title: 'Quién atendió al paciente',
    about: 'Los médicos y demás profesionales que atendieron al paciente, con enlaces a sus páginas.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'listing', 'search'],
  cards: ['Provider'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
