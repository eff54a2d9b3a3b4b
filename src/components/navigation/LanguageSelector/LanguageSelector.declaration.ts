import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Language selector',
  about: 'Links to this page in its other languages, each in its own words.',
  standsIn: ['header-utility', 'footer'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
});
