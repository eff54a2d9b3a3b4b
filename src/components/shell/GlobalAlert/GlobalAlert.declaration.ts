import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, link, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Global alert',
  about: 'The line above every page.',
  standsIn: ['global-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Headline: text(), Text: richText(), Link: link(), Severity: text() },
  params: { FieldNames: choice(['Default', 'Error']) },
});
