import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Container',
  about: 'A band across the page that holds other components, on a ground of its own or over a picture.',
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { BackgroundImage: image() },
  params: { BackgroundColor: text(), Styles: styles() },
  slots: { 'container-{*}': { takes: ['around'] } },
});
