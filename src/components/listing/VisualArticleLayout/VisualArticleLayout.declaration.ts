import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, reference, text } from '#src/declaration/kinds.ts';

/** How many count of what is picked (C-053, C-054) is in its fields. */
export const declaration = defineComponent({
  title: 'Visual article layout',
  about: 'One article large, up to three smaller ones below it, and a link to more. You choose them.',
  es: {
    title: 'Artículos con imagen',
    about: 'Un artículo grande, hasta tres más pequeños debajo y un enlace a más. Usted los elige.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['listing', 'search'],
  cards: ['JumboStory', 'Article'],
  fields: {
    Headline: text(),
    PrimaryArticle: reference(['ce_article'], { most: 1 }),
    SecondaryArticles: reference(['ce_article'], { most: 3 }),
    Link: link(),
  },
});
