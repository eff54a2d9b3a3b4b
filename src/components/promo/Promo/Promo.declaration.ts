import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, icon, image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Promo',
  about: 'Points to another page: a headline, a text and a link, with an icon or picture if you wish.',
  es: {
    title: 'Promoción',
    about: 'Invita a otra página: titular, texto y enlace, con icono o imagen si lo desea.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Headline: text(), PromoText: richText(), Image: image(), Icon: icon(), PromoLink: link() },
  params: { FieldNames: choice(['Default', 'WithIcon', 'WithImage']), HeadingLevel: text() },
});
