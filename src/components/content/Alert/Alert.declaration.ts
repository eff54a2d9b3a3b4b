import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, icon, richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Alert',
  about: 'A notice in the page, in variants Default and Error.',
  standsIn: ['main', 'in-page-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Icon: icon(), Heading: text(), Text: richText() },
  params: { FieldNames: choice(['Default', 'Error']) },
});
