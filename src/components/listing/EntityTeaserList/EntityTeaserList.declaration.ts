import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Entity teaser list',
  about: 'Several entities in brief, each looked up by internal id or entity id.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Teaser'],
  fields: { Headline: text(), Entities: reference([]) },
  params: { EntityType: text({ required: true }), Entities: text() },
});
