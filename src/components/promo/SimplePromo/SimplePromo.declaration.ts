import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Simple promo',
  about: 'A pointer in words only.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), PromoText: richText(), PromoLink: link() },
});
