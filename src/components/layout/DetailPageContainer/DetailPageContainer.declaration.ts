import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Detail page container',
  about: "The body of an entity's page: sections in a wide column and short facts in a side column.",
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: { AsidePosition: text(), AsideFirst: flag() },
  slots: { 'detail-main-{*}': {}, 'detail-aside-{*}': {} },
});
