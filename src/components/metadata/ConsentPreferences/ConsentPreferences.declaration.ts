import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Consent preferences',
  about: 'What the visitor allows.',
  standsIn: ['footer'],
  wake: 'press',
  pages: 'any',
  editing: 'L',
  strings: ['consent'],
});
