import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient story related locations',
  about: "Where the patient was cared for: 'Explore Where Care Happens'; with View map also on a map.",
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
