import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Rich text block',
  about: 'A headline with text below it in one to three columns, and a link. For a section of its own.',
  es: {
    title: 'Bloque de texto',
    about: 'Un titular con texto debajo en una a tres columnas, y un enlace. Para una sección propia.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  sheet: 'content',
  fields: { Headline: text(), Text: richText(), Link: link() },
  params: { ColumnCount: text(), Columns: text() },
});
