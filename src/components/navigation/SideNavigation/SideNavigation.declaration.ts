import { defineComponent } from '#src/declaration/Declaration.ts';
import { menu, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Side navigation',
  about: 'Pages beside this one.',
  standsIn: ['main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
  fields: { Title: text(), Children: menu(4) },
  params: { StartLevel: text(), startLevel: text() },
});
