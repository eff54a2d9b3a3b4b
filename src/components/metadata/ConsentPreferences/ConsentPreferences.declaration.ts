import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Consent preferences',
  about: 'What the visitor allows.',
  standsIn: [],
  wake: 'idle',
  pages: 'any',
  editing: 'L',
  strings: ['consent'],
  chunk: 'consent',
});
