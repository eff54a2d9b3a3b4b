import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Simple promo',
  about: 'Points to another page in words only: headline, text and link.',
  es: {
    title: 'Promoción sencilla',
    about: 'Invita a otra página solo con palabras: titular, texto y enlace.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Headline: text(), PromoText: richText(), PromoLink: link() },
});
