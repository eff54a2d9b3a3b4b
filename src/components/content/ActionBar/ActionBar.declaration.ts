import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, items, link, richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Action bar',
  about: 'A line with the one or two things to do next, in variants Default and Error.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Text: richText(), Children: items({ Link: link() }) },
  params: { FieldNames: choice(['Default', 'Error']) },
});
