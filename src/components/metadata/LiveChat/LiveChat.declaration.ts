import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Live chat',
  about: 'Loads the configured chat widget once the visitor allows it; the widget then shows its own icon.',
  standsIn: ['footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
});
