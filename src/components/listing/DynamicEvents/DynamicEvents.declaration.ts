import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Dynamic events',
  about: 'Coming events that match words you set, the next one first.',
  es: {
    title: 'Eventos automáticos',
    about: 'Próximos eventos que coinciden con las palabras que usted indique, primero el más cercano.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Event'],
  fields: { Headline: text() },
  params: { Query: text({ required: true }), Limit: number({ least: 1 }), Layout: text() },
});
