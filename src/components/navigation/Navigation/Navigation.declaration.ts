import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Navigation',
  about:
    'The menu of a site or section: entries with entries below them open a panel, one at a time; the section the page is in is underlined.',
  standsIn: ['header-nav', 'main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Children: menu(2) },
  params: { Levels: text(), levels: text() },
});
