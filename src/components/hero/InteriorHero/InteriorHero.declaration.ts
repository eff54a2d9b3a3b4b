import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, image, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Interior hero',
  about:
    'Title, sentence and picture side by side, the picture left or right. For the main pages of a section.',
  es: {
    title: 'Cabecera interior',
    about:
      'Título, frase e imagen lado a lado, a izquierda o derecha. Para páginas principales de una sección.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  sheet: 'content',
  fields: { Headline: text({ required: true }), Text: richText(), Image: image(), Link: link() },
  params: { ImagePosition: choice(['right', 'left']) },
});
