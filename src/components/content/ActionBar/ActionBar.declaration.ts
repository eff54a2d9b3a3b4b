import { LINK_ITEMS } from '#src/components/shared/links/linkItems.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, richText } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Action bar',
  about: 'A line with the one or two things to do next, in variants Default and Error.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Text: richText(), Children: LINK_ITEMS },
  params: { FieldNames: choice(['Default', 'Error']) },
});
