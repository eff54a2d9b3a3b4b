import { defineComponent } from '#src/declaration/Declaration.ts';
import { date, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Article hero',
  about: 'The top of an article: headline, summary, author, date and picture.',
  es: {
    title: 'Cabecera de artículo',
    about: 'El inicio de un artículo: titular, resumen, autor, fecha e imagen.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['page', 'healthWellnessPage'],
  editing: 'P',
  strings: ['hero'],
  sheet: 'content',
  fields: {
    ArticleHeroHeadline: text(),
    ArticleHeroSummary: text(),
    Contributor: text(),
    PublishedDate: date(),
    TeaserImage: image(),
  },
});
