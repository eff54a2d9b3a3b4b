import { defineComponent } from '#src/declaration/Declaration.ts';
import { image, link, styles, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Image',
  about: 'A picture with an optional caption, which may lead somewhere.',
  standsIn: ['main', 'detail-main', 'detail-aside'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: [],
  fields: { Image: image({ required: true }), Caption: text(), TargetUrl: link() },
  params: { Styles: styles() },
});
