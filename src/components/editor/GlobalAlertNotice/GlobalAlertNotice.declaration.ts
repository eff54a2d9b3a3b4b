import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Global alert notice',
  about:
    'Tells editors what the line above every page is for; stands there while editing, visitors see nothing.',
  standsIn: ['global-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'E',
  strings: [],
  sheet: 'editor',
});
