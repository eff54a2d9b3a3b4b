import { defineComponent } from '#src/declaration/Declaration.ts';
import { number } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Patient story related articles',
  about: "Articles on the same topics as the patient's story, and the way to more stories.",
  es: {
    title: 'Artículos sobre la historia',
    about: 'Artículos sobre los mismos temas que la historia, y el camino a más historias.',
  },
  standsIn: ['detail-main', 'main'],
  wake: 'never',
  pages: ['ce_patientStory'],
  editing: 'D',
  strings: ['patientStory', 'listing', 'search'],
  cards: ['Article'],
  sheet: 'entity',
  params: { Limit: number({ least: 1 }) },
});
