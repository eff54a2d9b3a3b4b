import { defineComponent } from '#src/declaration/Declaration.ts';
import { icon, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Text with icon',
  about: 'A short text with the icon an editor picked, above it or at its left.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Icon: icon(), Headline: text(), Text: richText(), Link: link() },
  params: { IconPosition: text(), HeadingLevel: text() },
});
