import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient story related providers',
  about: "Who cared for the patient: 'Meet Our Care Team'.",
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'listing', 'search'],
  cards: ['Provider'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
