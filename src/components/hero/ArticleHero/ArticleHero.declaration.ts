import { defineComponent } from '#src/declaration/Declaration.ts';
import { date, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Article hero',
  about: 'The top of an article: headline, summary, author, reviewer, dates and picture.',
  es: {
    title: 'Cabecera de artículo',
    about: 'El inicio de un artículo: titular, resumen, autor, revisión, fechas e imagen.',
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
    Reviewer: text(),
    ReviewedDate: date(),
    TeaserImage: image(),
  },
});
