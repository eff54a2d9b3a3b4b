import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Help panel',
  about: 'Tells editors what a component shows and what belongs in its fields; visitors see nothing.',
  standsIn: 'any',
  wake: 'never',
  pages: 'any',
  editing: 'E',
  strings: [],
  sheet: 'editor',
  params: { Topic: text({ required: true, help: 'The name of the component to tell of.' }) },
  examples: { plain: { params: { Topic: 'GlobalAlert' } } },
});
