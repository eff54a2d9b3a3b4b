import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient story related locations',
  about: 'The locations where the patient was cared for, also on a map if you wish.',
  es: {
    title: 'Dónde se atendió al paciente',
    about: 'Los centros donde se atendió al paciente, también en un mapa si usted lo desea.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'visible',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'listing', 'search', 'map'],
  chunk: 'location-listings',
  cards: ['Location'],
  sheet: 'entity',
  params: { View: text() },
});
