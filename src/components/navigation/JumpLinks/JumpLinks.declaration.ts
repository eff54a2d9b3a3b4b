import { JUMP_ITEMS } from '#src/components/shared/links/jumpLinks.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Jump links',
  about: 'Links that jump to the parts of this page. For long pages.',
  es: {
    title: 'Enlaces dentro de la página',
    about: 'Enlaces que saltan a las partes de esta página. Para páginas largas.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Children: JUMP_ITEMS },
  params: { Look: choice(['Pills', 'List']) },
  examples: {
    plain: {
      fields: {
        Children: [
          { Label: 'Before you come', Anchor: 'before' },
          { Label: 'The day itself', Anchor: 'day' },
          { Label: 'Afterwards', Anchor: 'after' },
        ],
      },
    },
  },
});
