import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Entity teaser',
  about: 'One entity in brief, looked up by internal id or entity id.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Teaser'],
  fields: { EntityId: reference([], { most: 1 }) },
  params: { EntityType: text({ required: true }), EntityId: text() },
});
