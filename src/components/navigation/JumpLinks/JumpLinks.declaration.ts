import { JUMP_LINK } from '#src/components/shared/links/jumpLinks.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { items } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Jump links',
  about: 'Links to parts of this page.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Children: items(JUMP_LINK) },
});
