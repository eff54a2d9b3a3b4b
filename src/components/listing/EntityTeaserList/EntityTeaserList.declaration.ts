import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'List of cards',
  about: 'Several doctors, places, events or articles in brief. You choose which, and their order.',
  es: {
    title: 'Lista de tarjetas',
    about: 'Varios médicos, centros, eventos o artículos en breve. Usted elige cuáles y en qué orden.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Teaser'],
  fields: { Headline: text(), Entities: reference([]) },
  params: { EntityType: text({ required: true }), Entities: text() },
});
