import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, items, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Stats promo',
  about: 'A headline with a button beside a list of small points, each with picture, words and link.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: {
    Headline: text({ required: true }),
    Content: richText(),
    Button: link(),
    Link: link(),
    Children: items({
      Image: image(),
      Headline: text({ required: true }),
      Content: richText(),
      Link: link(),
    }),
  },
});
