import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Redirected location search bar',
  about:
    'What and where, leading to Find Location: the query as JSON, the vertical and, with a place chosen, a Near filter of 25 miles.',
  standsIn: ['main', 'hero-search'],
  wake: 'press',
  pages: 'any',
  editing: 'S',
  strings: ['search'],
  fields: { TargetPath: text(), Label: text(), Placeholder: text() },
  params: { TargetPath: text(), Label: text(), Placeholder: text(), VerticalKey: text() },
});
