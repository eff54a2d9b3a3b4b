import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Rich text block',
  about: 'A text under a headline, in one to three columns, with an optional link.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), Text: richText(), Link: link() },
  params: { ColumnCount: text(), Columns: text() },
});
