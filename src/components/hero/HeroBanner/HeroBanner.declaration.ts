import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, richText, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Hero banner',
  about: 'The title beside a large picture. For pages that should impress.',
  es: {
    title: 'Cabecera con imagen grande',
    about: 'El título junto a una imagen grande. Para páginas que deban impresionar.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  sheet: 'content',
  fields: { Headline: text({ required: true }), Text: richText(), Image: image(), Link: link() },
  params: { Styles: styles() },
});
