import { defineComponent } from '#src/declaration/Declaration.ts';
import { number, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Related news',
  about: "News on the page's topics or of the categories you choose, the newest first.",
  es: {
    title: 'Noticias relacionadas',
    about: 'Noticias sobre los temas de la página o de las categorías que elija, primero las más recientes.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['listing', 'search'],
  cards: ['News'],
  fields: { Headline: text() },
  params: { Limit: number({ least: 1 }), Category: text() },
});
