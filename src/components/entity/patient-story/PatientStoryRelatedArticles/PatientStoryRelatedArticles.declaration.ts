import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient story related articles',
  about: 'Articles on what the story is about, and the way to more stories.',
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'listing', 'search'],
  cards: ['Article'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
