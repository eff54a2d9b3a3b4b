import { defineComponent } from '#src/declaration/Declaration.ts';
import { reference, text } from '#src/declaration/kinds.ts';

/** How many count of what is picked (C-051) is in its fields. */
export const declaration = defineComponent({
  title: 'Selected articles',
  about: 'Articles an editor picked, three at most, in their order.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['Article'],
  fields: { Headline: text(), Articles: reference(['ce_article'], { most: 3 }) },
  params: { Layout: text() },
});
