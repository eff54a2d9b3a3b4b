import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

/** How many count of what is picked (C-051) is in its fields. */
export const declaration = defineComponent({
  title: 'Selected articles',
  about: 'Up to three articles you choose, in your order.',
  es: {
    title: 'Artículos elegidos',
    about: 'Hasta tres artículos que usted elija, en su orden.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Article'],
  fields: { Headline: text(), Articles: reference(['ce_article'], { most: 3 }) },
  params: { Layout: text() },
});
