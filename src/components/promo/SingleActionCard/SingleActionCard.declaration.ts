import { defineComponent } from '#src/declaration/Declaration.ts';
import { icon, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Single action card',
  about: 'One thing to do: icon, words, and the link, over the whole card.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['promo'],
  fields: { Headline: text(), Text: richText(), Icon: icon(), Link: link({ required: true }) },
  params: { HeadingLevel: text() },
});
