import { defineComponent } from '#src/declaration/Declaration.ts';
import { flag, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Detail page container',
  about: 'The body of a page about a doctor, a place or a plan: a wide column and a side column.',
  es: {
    title: 'Cuerpo de ficha',
    about: 'El cuerpo de una página sobre un médico, un centro o un plan: columna ancha y columna lateral.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: { AsidePosition: text(), AsideFirst: flag() },
  slots: { 'detail-main-{*}': {}, 'detail-aside-{*}': {} },
});
