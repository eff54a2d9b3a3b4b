import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Featured card',
  about: 'One doctor, place, event or article in brief, with a link to its page. You choose which.',
  es: {
    title: 'Tarjeta destacada',
    about: 'Un médico, centro, evento o artículo en breve, con un enlace a su página. Usted elige cuál.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Teaser'],
  fields: { EntityId: reference([], { most: 1 }) },
  params: { EntityType: text({ required: true }), EntityId: text() },
});
