import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'In page alert',
  about: "A notice for one page, below the site's own alert.",
  standsIn: ['in-page-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), Text: richText(), Link: link() },
  params: { FieldNames: choice(['Default', 'Error']) },
});
