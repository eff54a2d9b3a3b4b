import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, richText, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Hero banner',
  about: 'A picture across the page with the title on a sheet over its lower edge.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  fields: { Headline: text({ required: true }), Text: richText(), Image: image(), Link: link() },
  params: { Styles: styles() },
});
