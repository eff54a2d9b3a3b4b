import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Title',
  about: "A heading: the datasource's title, else the page's own.",
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Title: text() },
  params: { HeadingLevel: text(), Tag: text() },
});
