import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, items, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Stats promo',
  about: 'A headline with a button, beside a list of small points with pictures and links.',
  es: {
    title: 'Promoción con puntos',
    about: 'Un titular con un botón, junto a una lista de puntos breves con imágenes y enlaces.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
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
