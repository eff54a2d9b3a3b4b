import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, icon, image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Promo',
  about: 'A pointer to another page, in variants Default, WithIcon and WithImage.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), PromoText: richText(), Image: image(), Icon: icon(), PromoLink: link() },
  params: { FieldNames: choice(['Default', 'WithIcon', 'WithImage']), HeadingLevel: text() },
});
