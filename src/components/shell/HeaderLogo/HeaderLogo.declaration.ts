import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Header logo',
  about: 'The logo, which leads home.',
  standsIn: ['header-logo'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Image: image(), Link: link() },
});
