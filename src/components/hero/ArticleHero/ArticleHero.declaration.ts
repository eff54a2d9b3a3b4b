import { defineComponent } from '#src/declaration/Declaration.ts';
import { date, image, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Article hero',
  about: 'The head of an article: headline, summary, who wrote it and when, and its picture.',
  standsIn: ['main'],
  wake: 'never',
  pages: ['page', 'healthWellnessPage'],
  editing: 'P',
  strings: ['hero'],
  fields: {
    ArticleHeroHeadline: text(),
    ArticleHeroSummary: text(),
    Contributor: text(),
    PublishedDate: date(),
    TeaserImage: image(),
  },
});
