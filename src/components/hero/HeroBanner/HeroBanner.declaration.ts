import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, richText, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Hero banner',
  about: 'A picture across the whole page with the title over its lower edge. For pages that should impress.',
  es: {
    title: 'Cabecera con imagen ancha',
    about:
      'Una imagen a todo lo ancho con el título sobre su borde inferior. Para páginas que deban impresionar.',
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
