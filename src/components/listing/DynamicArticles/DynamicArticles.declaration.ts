import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Dynamic articles',
  about: 'Articles that match words you set. The list stays up to date by itself.',
  es: {
    title: 'Artículos automáticos',
    about: 'Artículos que coinciden con las palabras que usted indique. La lista se actualiza sola.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['Article'],
  fields: { Headline: text() },
  params: { Query: text({ required: true }), Limit: number({ least: 1 }), Layout: text() },
});
