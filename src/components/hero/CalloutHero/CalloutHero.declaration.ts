import { JUMP_ITEMS } from '#src/components/shared/links/jumpLinks.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Callout hero',
  about: 'A title on a dark ground with one thing to do, and links to the parts of the page if you wish.',
  es: {
    title: 'Cabecera con acción',
    about: 'Un título sobre fondo oscuro con una acción, y enlaces a las partes de la página si lo desea.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['hero'],
  sheet: 'content',
  fields: {
    Headline: text({ required: true }),
    Content: richText(),
    Link: link(),
    Children: JUMP_ITEMS,
  },
  params: { FieldNames: choice(['WithJumpLinks', 'WithoutJumpLinks']) },
});
