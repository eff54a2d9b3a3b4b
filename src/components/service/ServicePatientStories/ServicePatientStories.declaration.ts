import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Service patient stories',
  about: "Stories of patients of the page's service.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['servicePage'],
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['PatientStory'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }) },
});
